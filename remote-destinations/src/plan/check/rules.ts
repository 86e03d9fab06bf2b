/** The rules by which a country is likely, possible or needs a talk with the office first. */

/** The best first. */
export const verdicts = ['likely', 'possible', 'talk'] as const;
export type Verdict = (typeof verdicts)[number];

/** The outcomes of each answer, and the verdict for each. A country gets the worst verdict of its outcomes. */
export const rules = {
  english: {
    reached: 'likely',
    someAskMore: 'possible',
    notTaken: 'possible',
    noFigure: 'possible',
    // Below the universities' scores: enough for the visa, or for a language school, or too low altogether.
    visaOnly: 'possible',
    languageFirst: 'possible',
    below: 'talk',
    belowVisa: 'talk',
  },
  money: {
    covered: 'likely',
    lowerEnd: 'possible',
    knownPart: 'possible',
    // Enough to pay the first year, but less than the visa officer wants to see.
    fundsAbove: 'possible',
    noFigure: 'talk',
    below: 'talk',
  },
  marks: { good: 'likely', middle: 'possible', low: 'talk' },
  gap: { short: 'likely', explain: 'possible', long: 'talk' },
  entry: { preparatoryYear: 'possible' },
} as const satisfies Record<string, Record<string, Verdict>>;

export type Outcomes = { [Part in keyof typeof rules]: keyof (typeof rules)[Part] };

/**
 * The office's own limits for marks and gap years, because no country publishes any; the page says so. The marks are the
 * lower bounds of B and C on the scale of Nepal's National Examinations Board. Waiting for an intake can take a year.
 */
export const ruleOfThumb = {
  good: { gpa: 2.8, percent: 60 },
  middle: { gpa: 2, percent: 40 },
  shortGapYears: 1,
  longGapYears: 5,
} as const;

/** The countries that require a preparatory year after Nepal's grade 12. */
export const preparatoryYearIn: readonly string[] = ['germany'];

/** The worst of the verdicts; undefined if there are none. */
export const worst = (given: readonly Verdict[]): Verdict | undefined =>
  verdicts.findLast((verdict) => given.includes(verdict));
