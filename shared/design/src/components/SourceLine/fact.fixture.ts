import type { Fact, FactSource } from '@sayapatri/facts';

/** Invented facts for tests and examples; their sources are real pages. */
export const costs: FactSource = {
  body: 'Study Australia',
  page: 'Education costs',
  url: 'https://www.studyaustralia.gov.au/costs',
};

export const visa: FactSource = {
  body: 'GOV.UK',
  page: 'Student visa',
  url: 'https://www.gov.uk/student-visa',
};

export const ledgerFact = (change: Partial<Fact> = {}): Fact => ({
  id: 'tuition',
  value: 'AUD 20,000–45,000 a year',
  meaning: 'Tuition',
  asOf: '2023',
  source: costs,
  origin: 'ledger',
  ...change,
});

export const specFact = (change: Partial<Fact> = {}): Fact => ({
  id: 'visa-fee',
  value: '£348',
  meaning: 'Student visa fee',
  source: visa,
  origin: 'spec',
  ...change,
});
