import type { CountryFacts } from '@sayapatri/contract';
import { type Fact, figureToCount } from '@sayapatri/facts';
import { lowestFor } from '@sayapatri/facts/scores/levels';
import { pteTable } from '@sayapatri/facts/scores/tables';

/** The country's PTE score, or the equivalent of its IELTS score by Pearson's table; undefined without either. */
export function pteOf(
  { country, english, pte }: CountryFacts,
  level: 'bachelor' | 'master',
): Fact | undefined {
  const ielts = english[level];
  if (pte[level] || ielts === undefined) return pte[level];
  const { low, high = low } = figureToCount(ielts);
  const [from, to] = [low, high].map((score) => (score === undefined ? undefined : lowestFor('pte', score)));
  if (from === undefined || to === undefined) return undefined;
  return {
    ...pteTable.fact,
    id: `pte-${level}`,
    value: `about ${from === to ? from : `${from}–${to}`}, by Pearson’s table`,
    meaning: `PTE score for ${country}, equivalent of IELTS`,
  };
}
