import type { CountryFacts } from '@sayapatri/contract';
import { type Fact, figureToCount } from '@sayapatri/facts';
import { lowestFor } from '@sayapatri/facts/scores/levels';
import { pteTable } from '@sayapatri/facts/scores/tables';

/** The PTE score that is the equivalent of an IELTS score, or of both ends of a range; undefined if the table has none. */
export function pteFor(ielts: Fact): string | undefined {
  const { low, high = low } = figureToCount(ielts);
  const [from, to] = [low, high].map((score) => (score === undefined ? undefined : lowestFor('pte', score)));
  if (from === undefined || to === undefined) return undefined;
  return from === to ? `${from}` : `${from}–${to}`;
}

/** The country's own PTE score, or else the equivalent of its IELTS score by Pearson's table, if either is known. */
export function pteOf(
  { country, english, pte }: CountryFacts,
  level: 'bachelor' | 'master',
): Fact | undefined {
  const ielts = english[level];
  const score = ielts && pteFor(ielts);
  if (pte[level] || score === undefined) return pte[level];
  return {
    ...pteTable.fact,
    id: `pte-${level}`,
    value: `about ${score}, by Pearson’s table`,
    meaning: `PTE score for ${country}, equivalent of IELTS`,
  };
}
