/** All rules of the tool in one table: when a country is likely, possible or needs a talk with the office first. */

export type Verdict = 'likely' | 'possible' | 'talk';

/** The outcome of each answer. An answer that was not given has none. */
export interface Outcomes {
  english:
    | ('reached' | 'someAskMore' | 'notTaken' | 'noFigure')
    /** Below what universities ask: too low for the visa, enough for it, or for a language school first. */
    | ('below' | 'belowVisa' | 'visaOnly' | 'languageFirst');
  money: 'covered' | 'lowerEnd' | 'knownPart' | 'below' | 'noFigure';
  marks: 'good' | 'middle' | 'low';
  gap: 'short' | 'explain' | 'long';
  entry: 'preparatoryYear';
}

/** The verdict that each outcome leads to. A country gets the worst verdict of its outcomes. */
export const rules: { readonly [Part in keyof Outcomes]: Readonly<Record<Outcomes[Part], Verdict>> } = {
  english: {
    reached: 'likely',
    someAskMore: 'possible',
    notTaken: 'possible',
    noFigure: 'possible',
    visaOnly: 'possible',
    languageFirst: 'possible',
    below: 'talk',
    belowVisa: 'talk',
  },
  money: { covered: 'likely', lowerEnd: 'possible', knownPart: 'possible', noFigure: 'talk', below: 'talk' },
  marks: { good: 'likely', middle: 'possible', low: 'talk' },
  gap: { short: 'likely', explain: 'possible', long: 'talk' },
  entry: { preparatoryYear: 'possible' },
};

/**
 * Where marks and years change the answer. No country publishes one limit for either: these are the office's own rules of
 * thumb, and the page says so. The marks are the lower bounds of B and C on the scale of Nepal's National Examinations
 * Board; one year passes in waiting for an intake alone.
 */
export const ruleOfThumb = {
  good: { gpa: 2.8, percent: 60 },
  middle: { gpa: 2, percent: 40 },
  shortGapYears: 1,
  longGapYears: 5,
} as const;

/** The countries whose universities do not admit after Nepal's grade 12: a preparatory year comes first. */
export const preparatoryYearIn: readonly string[] = ['germany'];

const order: readonly Verdict[] = ['likely', 'possible', 'talk'];

/** The worst of the verdicts; undefined if there are none. */
export const worst = (verdicts: readonly Verdict[]): Verdict | undefined =>
  order.findLast((verdict) => verdicts.includes(verdict));
