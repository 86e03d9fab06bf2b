import type { Fact } from 'shared/facts';
import { lowestFor } from 'shared/scores/levels';
import { pteTable } from 'shared/scores/tables';
import { pteBachelor, pteMaster } from '../../content/facts/australia.ts';
import type { PteOf } from '../compare/rows.ts';

/** Australia states PTE scores; for other countries they are equivalents of the IELTS scores by Pearson's table. */
export const pteOf: PteOf = ({ country, english }, level) => {
  if (country === 'Australia') return level === 'bachelor' ? pteBachelor : pteMaster;
  const fact: Fact | undefined = english[level];
  const asked = fact?.value.match(/\d(?:\.\d)?(?:-\d(?:\.\d)?)?/)?.[0].split('-') ?? [];
  const [low, high = low] = asked.map((score) => lowestFor('pte', Number(score)));
  if (low === undefined || high === undefined) return undefined;
  return {
    origin: 'ledger',
    value: `about ${low === high ? low : `${low}-${high}`}, as ${fact?.value.match(/IELTS( about)? [\d.-]+/)?.[0].replace(' about', '')}`,
    meaning: `PTE score for ${country}, equivalent of IELTS`,
    asOf: pteTable.asOf,
    source: pteTable.source,
  };
};
