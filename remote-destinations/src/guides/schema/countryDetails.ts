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
  'funds-travel',
  'biometrics-fee',
  'medical-fee',
] as const;

export type CountryDetails = Partial<Record<(typeof detailIds)[number], Fact>>;
