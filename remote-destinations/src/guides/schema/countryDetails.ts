/** Optional facts about a country for the pages under /plan and the assistant, by their ids in facts.json. */
import type { Fact } from '@sayapatri/facts';

export const detailIds = [
  'insurance',
  'work-master',
  'private-tuition',
  'private-tuition-later',
  'rent',
  'processing',
  'family',
  'interview',
  'recognition',
  'english-visa',
  'pte-visa',
  'toefl-visa',
  'funds-held',
  'funds-papers',
  'funds-inner-london',
  'funds-travel',
  'funds-income',
  'sevis-fee',
  'biometrics-fee',
  'medical-fee',
  'permit-fee',
  'validation',
  'deposit',
  'flight',
] as const;

export type DetailId = (typeof detailIds)[number];
export type CountryDetails = Partial<Record<DetailId, Fact>>;
