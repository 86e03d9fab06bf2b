/** Judges each country by the visitor's answers and the table of rules (rules.ts). Pure functions. */
import type { StudyLevel } from '@sayapatri/contract';
import { inTable, levelOf } from '@sayapatri/facts/scores/levels';
import type { CostResult } from '../cost/costPlan.ts';
import type { CountryOfGuide } from '../cost/country.ts';
import { type Needs, needsOf } from './needs.ts';
import type { Answers } from './readAnswers.ts';
import { type Outcomes, ruleOfThumb, rules, type Verdict, verdicts, worst } from './rules.ts';

export interface Judged {
  needs: Needs;
  /** The outcome of each answer that was given. */
  outcomes: { readonly [Part in keyof Outcomes]?: Outcomes[Part] | undefined };
  verdict: Verdict;
  /** The part whose outcome decided the verdict; undefined if all are likely. */
  decisive: keyof Outcomes | undefined;
}

/** Judges the marks by the office's rule of thumb. */
function marksOutcome({ marks }: Pick<Answers, 'marks'>): Outcomes['marks'] | undefined {
  if (marks === undefined) return undefined;
  const { scale, value } = marks;
  return value >= ruleOfThumb.good[scale] ? 'good' : value >= ruleOfThumb.middle[scale] ? 'middle' : 'low';
}

/** Judges the years since the last level by the office's rule of thumb. */
function gapOutcome({ gap }: Pick<Answers, 'gap'>): Outcomes['gap'] | undefined {
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
  if (test === 'none' || given === undefined) return 'notTaken';
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

/** Compares the budget with the first year's known costs, and with the money to show for the visa. */
export function moneyOutcome(
  { firstYear, only, funds }: Pick<CostResult, 'firstYear' | 'only' | 'funds'>,
  { budget }: Pick<Answers, 'budget'>,
): Outcomes['money'] | undefined {
  if (budget === undefined) return undefined;
  const known = firstYear ?? only;
  if (known === undefined) return 'noFigure';
  if (budget < known.npr.low) return 'below';
  if (funds && budget < funds.npr.low) return 'fundsAbove';
  if (firstYear === undefined) return 'knownPart';
  return budget >= firstYear.npr.high && !firstYear.open ? 'covered' : 'lowerEnd';
}

const verdictOf: Readonly<Record<string, Readonly<Record<string, Verdict>>>> = rules;

/** Judges the countries that have the level by the answers, the likely ones first. */
export function judge(
  answers: Answers,
  level: StudyLevel,
  countries: readonly CountryOfGuide[],
): readonly Judged[] {
  const asked = countries.flatMap((country) => needsOf(country, level) ?? []);
  const judged = asked.map((needs): Judged => {
    const outcomes: Judged['outcomes'] = {
      english: englishOutcome(needs, answers),
      money: moneyOutcome(needs.costs, answers),
      marks: marksOutcome(answers),
      gap: gapOutcome(answers),
      entry: needs.preparatoryYear ? 'preparatoryYear' : undefined,
    };
    const given = Object.entries(outcomes).flatMap(([part, outcome]) => {
      const verdict = outcome && verdictOf[part]?.[outcome];
      return verdict ? [{ part: part as keyof Outcomes, verdict }] : [];
    });
    const verdict = worst(given.map((one) => one.verdict)) ?? 'possible';
    const decisive = given.find((one) => one.verdict === verdict);
    return { needs, outcomes, verdict, decisive: verdict === 'likely' ? undefined : decisive?.part };
  });
  const rank = ({ verdict }: Judged) => verdicts.indexOf(verdict);
  return [...judged].sort((a, b) => rank(a) - rank(b));
}
