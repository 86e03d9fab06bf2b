import type { EnglishTest } from '@sayapatri/contract';

/** The words around the scores in a reply about English requirements. */
export const requirementTexts = {
  tests: { ielts: 'IELTS', pte: 'PTE' } satisfies Record<EnglishTest, string>,
  columns: {
    test: 'Test',
    bachelor: 'Bachelor',
    master: 'Master',
    /** Above a scale of the country's own, such as `CLB 7 / CLB 9`. */
    both: (steps: string) => `Bachelor and master: ${steps}`,
  },
  asked: (countries: string) => `This is what universities in ${countries} usually ask for.`,
  /** `tests` as a list in words, e.g. `IELTS and PTE`. */
  caption: (country: string, tests: string) => `${country}: ${tests} requirements`,
  /** Names the source of scores that the country itself does not state. */
  equivalent: (test: string, table: string) =>
    `This country names no ${test} score: these match its IELTS scores in the table of ${table}.`,
  /** Shown if the dataset has no score. */
  missing: 'Please ask our counsellors',
  next: 'Each university sets its own score.',
  testPage: 'IELTS and PTE: requirements and preparation',
  counsellor: 'Ask a counsellor which score your course needs',
} as const;
