/** Short functions for writing facts in content. */
import type { Fact, FactDate, FactSource } from 'shared/facts';

type Details = Partial<Pick<Fact, 'currency' | 'unit' | 'usually' | 'worldNote'>>;

export const source = (body: string, page: string, url: FactSource['url']): FactSource => ({
  body,
  page,
  url,
});

/** A figure that the specification prescribes, with the official page to check it against. */
export const specFact = (value: string, meaning: string, from: FactSource, details?: Details): Fact => ({
  origin: 'spec',
  value,
  meaning,
  source: from,
  ...details,
});

/** A figure found on an official page. */
export const ledgerFact = (
  value: string,
  meaning: string,
  from: FactSource,
  asOf: FactDate,
  details?: Details,
): Fact => ({ origin: 'ledger', value, meaning, source: from, asOf, ...details });

/** A rule with exceptions: printed with `usually` before it. */
export const usualFact = (value: string, meaning: string, from: FactSource, details?: Details): Fact =>
  ledgerFact(value, meaning, from, '2026-11', { ...details, usually: true });

/** The ranking from which all guides except Australia's take their ranks. */
export const ranking = ledgerFact(
  'QS World University Rankings 2024',
  'The ranking that the ranks of the universities are taken from',
  source('QS', 'World University Rankings', 'https://www.topuniversities.com/world-university-rankings'),
  '2024',
);
