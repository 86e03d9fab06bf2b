import { ledgerFact, source } from './makeFact.ts';

const qs = source(
  'QS',
  'World University Rankings',
  'https://www.topuniversities.com/world-university-rankings',
);

/** The one ranking that every university's rank is taken from, Australia's six excepted. */
export const ranking = ledgerFact(
  'QS World University Rankings 2024',
  'The ranking that the ranks of the universities are taken from',
  qs,
  '2024',
);

/** The line below the cards. */
export const rankingNote = 'World ranks from the QS World University Rankings 2024.';

/** Australia's six ranks, which the specification prescribes. */
export const australianRanking = {
  origin: 'spec' as const,
  value: '14, 19, 20, 31, 41 and 72',
  meaning: 'World ranks of the six Australian universities',
  source: qs,
};
