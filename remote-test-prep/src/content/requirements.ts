/**
 * The English scores that universities require, the site's only copy: this package shows them as a table, and the chat
 * assistant loads them as a dataset. If a country states no PTE score, the table has the equivalent of its IELTS score
 * by Pearson's table (`shared/scores/tables`) and says so.
 */
import type { TestRequirement, TestRequirements } from 'shared/contract';
import { pteTable } from 'shared/scores/tables';

/** A PTE score that is the equivalent of the country's IELTS score. */
const pteEquivalent = (scores: TestRequirement): TestRequirement => ({
  ...scores,
  equivalent: pteTable.name,
});

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
    tests: {
      ielts: { bachelor: '6.0-7.0', master: '6.5-7.5' },
      pte: pteEquivalent({ bachelor: '47-63', master: '55-71' }),
    },
  },
  uk: {
    label: 'UK',
    guidePath: '/study-in-uk',
    tests: {
      ielts: { bachelor: '6.0-6.5', master: '6.5-7.0' },
      pte: pteEquivalent({ bachelor: '47-55', master: '55-63' }),
    },
  },
  canada: {
    label: 'Canada',
    guidePath: '/study-in-canada',
    tests: {
      ielts: { note: 'CLB 7 is IELTS 6.0, CLB 9 is IELTS 7.0' },
      pte: pteEquivalent({ note: 'IELTS 6.0 is PTE 47, IELTS 7.0 is PTE 63' }),
    },
  },
  'new zealand': {
    label: 'New Zealand',
    guidePath: '/study-in-new-zealand',
    tests: {
      ielts: { bachelor: '6.0 (5.5 each band)', master: '6.5 (6.0 each band)' },
      pte: pteEquivalent({ bachelor: '47', master: '55' }),
    },
  },
  japan: {
    label: 'Japan',
    guidePath: '/study-in-japan',
    tests: {
      ielts: { bachelor: '5.5-6.0', master: '6.0-6.5' },
      pte: pteEquivalent({ bachelor: '39-47', master: '47-55' }),
    },
  },
};

export default requirements;
