import type { CountryFacts } from '@sayapatri/contract';
import type { Fact } from '@sayapatri/facts';

/** A made-up figure in the shape of the dataset. */
export const fact = (value: string, more: Partial<Fact> = {}): Fact => ({
  id: value,
  value,
  meaning: value,
  origin: 'ledger',
  asOf: '2025',
  source: { body: 'Office', page: 'Figures', url: 'https://office.example/figures' },
  ...(more as object),
});

/** A country's figures in the shape of the dataset, all made up. */
export const country = (
  name: string,
  guidePath: `/${string}`,
  more: Partial<CountryFacts> = {},
): CountryFacts => ({
  country: name,
  code: 'xx',
  guidePath,
  currency: 'AUD',
  tuition: { bachelor: fact('AUD 1'), master: fact('AUD 2') },
  duration: {},
  intakes: fact('May'),
  proofOfFunds: fact('AUD 3', { meaning: 'For a year' }),
  visa: fact('Visa 500'),
  english: { bachelor: fact('IELTS 1.0') },
  pte: {},
  toefl: {},
  ...more,
});
