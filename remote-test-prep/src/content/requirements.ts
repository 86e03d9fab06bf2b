/**
 * English scores that universities ask for, the site's only copy: the page shows it as a table and the chat
 * assistant answers from it through the contract. A score that we have no source for is left out, never guessed.
 */
import type { TestRequirements } from 'shared/contract';

const requirements: TestRequirements = {
  australia: {
    label: 'Australia',
    guidePath: '/study-in-australia',
    tests: {
      ielts: { bachelor: '6.0 (no band under 5.5)', master: '6.5 (no band under 6.0)' },
      pte: { bachelor: '50-54', master: '58-65' },
    },
  },
  usa: {
    label: 'USA',
    guidePath: '/study-in-usa',
    tests: { ielts: { bachelor: '6.0-7.0', master: '6.5-7.5' }, pte: {} },
  },
  uk: {
    label: 'UK',
    guidePath: '/study-in-uk',
    tests: { ielts: { bachelor: '6.0-6.5', master: '6.5-7.0' }, pte: {} },
  },
  canada: {
    label: 'Canada',
    guidePath: '/study-in-canada',
    tests: { ielts: { note: 'CLB 7 is IELTS 6.0, CLB 9 is IELTS 7.0' }, pte: {} },
  },
  'new zealand': {
    label: 'New Zealand',
    guidePath: '/study-in-new-zealand',
    tests: { ielts: { bachelor: '6.0 (5.5 each band)', master: '6.5 (6.0 each band)' }, pte: {} },
  },
  japan: {
    label: 'Japan',
    guidePath: '/study-in-japan',
    tests: { ielts: { bachelor: '5.5-6.0', master: '6.0-6.5' }, pte: {} },
  },
};

export default requirements;
