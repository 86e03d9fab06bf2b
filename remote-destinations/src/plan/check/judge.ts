/** Judges each country by the visitor's answers and the table of rules (rules.ts). Pure functions. */
import { inTable, levelOf } from '@sayapatri/facts/scores/levels';
import { type CountryNeeds, type Needs, nextLevel } from './countryNeeds.ts';
import type { Answers } from './readAnswers.ts';
import { type Outcomes, ruleOfThumb, rules, type Verdict, worst } from './rules.ts';

export interface Judged {
  country: CountryNeeds;
  needs: Needs;
  /** The outcome of each answer that was given. */
  outcomes: { readonly [Part in keyof Outcomes]?: Outcomes[Part] | undefined };
  /** Undefined until the visitor has given an answer. */
  verdict: Verdict | undefined;
}

/** Judges the marks by the office's rule of thumb. */
export function marksOutcome({ marks }: Pick<Answers, 'marks'>): Outcomes['marks'] | undefined {
  if (marks === undefined) return undefined;
  const { scale, value } = marks;
  return value >= ruleOfThumb.good[scale] ? 'good' : value >= ruleOfThumb.middle[scale] ? 'middle' : 'low';
}

/** Judges the years since the last level by the office's rule of thumb. */
export function gapOutcome({ gap }: Pick<Answers, 'gap'>): Outcomes['gap'] | undefined {
  if (gap === undefined) return undefined;
  return gap <= ruleOfThumb.shortGapYears ? 'short' : gap <= ruleOfThumb.longGapYears ? 'explain' : 'long';
}

/**
 * Compares the score with the visa's own minimum, and with the country's own score for that test or, if it has none, with
 * its IELTS score by the published tables.
 */
export function englishOutcome(
  { scores, visaScores, languageSchool }: Pick<Needs, 'scores' | 'visaScores' | 'languageSchool'>,
  { test, score: given }: Pick<Answers, 'test' | 'score'>,
): Outcomes['english'] | undefined {
  if (Object.keys(scores).length === 0) return 'noFigure';
  if (test === 'none') return 'notTaken';
  if (given === undefined) return undefined;
  const score = inTable(test, given);
  const visa = visaScores[test];
  if (visa !== undefined && score < visa) return 'belowVisa';
  const own = scores[test];
  const asked = own ?? scores.ielts;
  // A score below the tables is too low for every country.
  const reached = own ? score : (levelOf(test, score)?.ielts ?? 0);
  if (asked === undefined) return 'noFigure';
  if (reached >= asked.low) return reached >= asked.high ? 'reached' : 'someAskMore';
  return visa !== undefined ? 'visaOnly' : languageSchool ? 'languageFirst' : 'below';
}

/** Compares the budget with the first year's known costs. */
export function moneyOutcome(
  { firstYear, part, open }: Pick<Needs, 'firstYear' | 'part' | 'open'>,
  { budget }: Pick<Answers, 'budget'>,
): Outcomes['money'] | undefined {
  if (budget === undefined) return undefined;
  if (firstYear === undefined) return 'noFigure';
  if (budget < firstYear.low) return 'below';
  if (part !== 'all') return 'knownPart';
  return budget >= firstYear.high && !open ? 'covered' : 'lowerEnd';
}

const verdictOf: Readonly<Record<string, Readonly<Record<string, Verdict>>>> = rules;

/** Returns all countries, the likely ones first; before the first answer, unjudged and in the given order. */
export function judge(answers: Answers, countries: readonly CountryNeeds[]): readonly Judged[] {
  const level = nextLevel[answers.finished];
  const judged = countries.map((country): Judged => {
    const needs = country.needs[level];
    if (!answers.given) return { country, needs, outcomes: {}, verdict: undefined };
    const outcomes: Judged['outcomes'] = {
      english: englishOutcome(needs, answers),
      money: moneyOutcome(needs, answers),
      marks: marksOutcome(answers),
      gap: gapOutcome(answers),
      entry: needs.preparatoryYear && 'preparatoryYear',
    };
    const verdicts = Object.entries(outcomes).flatMap(
      ([part, outcome]) => (outcome && verdictOf[part]?.[outcome]) ?? [],
    );
    return { country, needs, outcomes, verdict: worst(verdicts) };
  });
  const rank = ({ verdict }: Judged) => ['likely', 'possible', 'talk'].indexOf(verdict ?? 'likely');
  return [...judged].sort((a, b) => rank(a) - rank(b));
}
