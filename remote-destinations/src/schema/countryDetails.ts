/** Facts about a country that only the pages under /plan show, by their ids in facts.json; each may be missing. */
import type { Fact } from '@sayapatri/facts';

export const detailIds = [
  'insurance',
  'processing',
  'family',
  'interview',
  'recognition',
  'english-visa',
  'pte-visa',
  'toefl-visa',
  'funds-held',
  'funds-papers',
  'biometrics-fee',
  'medical-fee',
  'deposit',
  'flight',
] as const;

export type DetailId = (typeof detailIds)[number];
export type CountryDetails = Partial<Record<DetailId, Fact>>;
