/** The sentences of “Where do I fit?”, which `check.json` holds; its rules are in `check/rules.ts`. */
import { pagePaths, type StudyLevel } from '@sayapatri/contract';
import { printedDay } from '@sayapatri/facts';
import { limits } from '@sayapatri/facts/scores/levels';
import { pteTable, toeflTable } from '@sayapatri/facts/scores/tables';
import type { Judged } from '../check/judge.ts';
import type { AnswerField, Answers } from '../check/readAnswers.ts';
import { ruleOfThumb, verdicts } from '../check/rules.ts';
import { fill, moneyText, rupeesInWords } from '../format.ts';
import { withCountry } from '../state/planAnswers.ts';
import texts from './check.json';
import factOf from './facts.json?facts';
import planTexts from './planTexts.json';
import { oldestRate } from './rates.ts';

const { good, middle, shortGapYears, longGapYears } = ruleOfThumb;

const single = (amount: number) => ({ low: amount, high: amount });

/** What the score means in one country. */
function englishText({ needs, outcomes: { english } }: Judged): string {
  const { low = 0, high = 0 } = needs.scores.ielts ?? {};
  const range = [...new Set([low, high])].map((score) => score.toFixed(1)).join('–');
  const asked = needs.scores.ielts ? `IELTS ${range}` : texts.anyScore;
  return english ? fill(texts.english[english], { asked }) : '';
}

/** What the budget means in one country. */
function budgetText({ needs: { costs }, outcomes: { money } }: Judged): string {
  const year = costs.firstYear ?? costs.only;
  const sum = year && rupeesInWords(year.npr, year.open);
  if (money === undefined) return sum ? fill(texts.noBudget, { sum }) : '';
  return fill(texts.money[money], {
    sum,
    lowest: year && rupeesInWords(single(year.npr.low)),
    funds: costs.funds && rupeesInWords(single(costs.funds.npr.low)),
  });
}

/** The next step, by what decided the verdict; the plan's pages take the answers along. */
export function nextStep(
  { needs: { country }, outcomes: { english, money }, decisive }: Judged,
  query: URLSearchParams,
): { label: string; href: `/${string}` } {
  const { steps } = texts;
  if (decisive === undefined)
    return { label: steps.likely, href: withCountry('/plan/intake', query, country.id) };
  if (decisive === 'entry') return { label: steps.entry, href: '/plan/check#studienkolleg' };
  if (decisive === 'marks' || decisive === 'gap') return { label: steps[decisive], href: pagePaths.contact };
  if (decisive === 'english')
    return english === 'noFigure'
      ? { label: steps.guide, href: country.guidePath }
      : { label: steps.test, href: pagePaths.ieltsPte };
  if (money === 'lowerEnd') return { label: steps.costs, href: withCountry('/plan/cost', query, country.id) };
  return money === 'below'
    ? { label: steps.scholarship, href: `/plan/scholarships?country=${country.id}` }
    : { label: steps.funds, href: '/plan/money' };
}

/** What is wrong with a field's text. */
export function faultOf(name: AnswerField, test: Answers['test']): string {
  const { faults } = texts;
  if (name !== 'score') return faults[name];
  if (test === 'none') return faults.noTest;
  const { min, max, step } = limits[test];
  const more = [test === 'toefl' && faults.newToefl, step === 0.5 && ` ${faults.halves}`];
  return fill(faults.score, { test: planTexts.tests[test], min, max, more: more.filter(Boolean).join('') });
}

/** The facts behind the cards. */
export const sourcesOf = (judged: readonly Judged[]) => [
  ...judged.flatMap(({ needs }) => needs.facts),
  factOf('grades'),
  pteTable.fact,
  toeflTable.fact,
];

/** How many countries have each verdict, in a sentence. */
export function answerOf(judged: readonly Judged[]): string {
  const parts = verdicts.flatMap((verdict) => {
    const count = judged.filter((one) => one.verdict === verdict).length;
    const key = verdict === 'likely' && count === 1 ? 'oneLikely' : verdict;
    return count > 0 ? [fill(texts.found[key], { count })] : [];
  });
  return `${parts.join(', ')}.`;
}

/** What the answers mean in one country. */
export function reasonsOf(judged: Judged): string {
  const { preparatoryYear } = judged.needs;
  return [englishText(judged), budgetText(judged), preparatoryYear && `${preparatoryYear}.`]
    .filter(Boolean)
    .join(' ');
}

/** What the marks and the gap mean everywhere. */
export function marksText({ outcomes }: Judged, { marks: given }: Answers): string {
  const limit = (value: typeof good | typeof middle) =>
    given?.scale === 'gpa' ? `GPA ${value.gpa.toFixed(1)}` : `${value.percent}%`;
  const values = { good: limit(good), middle: limit(middle) };
  return [
    outcomes.marks && fill(texts.marks[outcomes.marks], values),
    outcomes.gap && texts.gap[outcomes.gap],
  ]
    .filter(Boolean)
    .join(' ');
}

export const rulesText = fill(texts.rules, {
  good: good.percent,
  goodGpa: good.gpa,
  middle: middle.percent,
  middleGpa: middle.gpa.toFixed(1),
  short: shortGapYears,
  long: longGapYears,
  pte: pteTable.name,
  toefl: toeflTable.name,
  day: printedDay(oldestRate),
});

/** The answers in a few words, as the message of an enquiry. */
export function questionOf(level: StudyLevel, answers: Answers, judged: readonly Judged[]): string {
  const { marks: given, gap, test, score, budget } = answers;
  const { question } = texts;
  const likely = judged.filter(({ verdict }) => verdict === 'likely').map(({ needs }) => needs.country.name);
  const stated = [
    fill(question.plan, { level: planTexts.levels[level] }),
    given && (given.scale === 'gpa' ? `GPA ${given.value}` : `${given.value}%`),
    gap !== undefined && fill(gap === 1 ? question.oneYear : question.years, { gap }),
    test === 'none' ? question.noTest : `${planTexts.tests[test]} ${score ?? ''}`.trim(),
    budget !== undefined && fill(question.budget, { sum: moneyText('NPR', single(budget)) }),
  ];
  const end = likely.length > 0 ? fill(question.likely, { list: likely.join(', ') }) : question.open;
  return stated.filter(Boolean).join(', ') + end;
}
