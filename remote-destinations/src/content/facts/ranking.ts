import type { Fact } from 'shared/facts';

/**
 * The one ranking that every university's rank is taken from, unless its section says otherwise. Written out: the
 * page's code has it, and would bring along the helpers that the guides' facts are written with.
 */
export const ranking: Fact = {
  origin: 'ledger',
  value: 'QS World University Rankings 2024',
  meaning: 'The ranking that the ranks of the universities are taken from',
  source: {
    body: 'QS',
    page: 'World University Rankings',
    url: 'https://www.topuniversities.com/world-university-rankings',
  },
  asOf: '2024',
};
