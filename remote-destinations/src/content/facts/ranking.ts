import { ledgerFact, source } from './makeFact.ts';

/** The one ranking that every university's rank is taken from, unless its section says otherwise. */
export const ranking = ledgerFact(
  'QS World University Rankings 2024',
  'The ranking that the ranks of the universities are taken from',
  source('QS', 'World University Rankings', 'https://www.topuniversities.com/world-university-rankings'),
  '2024',
);
