import { type Fact, figureToCount } from '@sayapatri/facts';
import { lowestFor } from '@sayapatri/facts/scores/levels';
import { pteTable } from '@sayapatri/facts/scores/tables';
import type { PteOf } from '../compare/rows.ts';

/** The country's own PTE score, or else the equivalent of its IELTS score by Pearson's table. */
export const pteOf: PteOf = ({ country, english, pte }, level) => {
  const ielts = english[level];
  if (pte[level] || ielts === undefined) return pte[level];
  const { low, high = low } = figureToCount(ielts);
  const [from, to] = [low, high].map((score) => (score === undefined ? undefined : lowestFor('pte', score)));
  if (from === undefined || to === undefined) return undefined;
  const fact: Fact = {
    ...pteTable.fact,
    id: `pte-${level}`,
    value: `about ${from === to ? from : `${from}–${to}`}, by Pearson’s table`,
    meaning: `PTE score for ${country}, equivalent of IELTS`,
  };
  return fact;
};
