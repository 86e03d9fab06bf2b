/** Every sentence of the tool “Where do I fit?”; its rules are in `check/rules.ts`. */
import { pagePaths, type StudyLevel } from '@sayapatri/contract';
import { limits, type TestId } from '@sayapatri/facts/scores/levels';
import { pteTable, toeflTable } from '@sayapatri/facts/scores/tables';
import { type Judged, judge } from '../check/judge.ts';
import type { AskedScore } from '../check/needs.ts';
import { type AnswerField, type Answers, readAnswers } from '../check/readAnswers.ts';
import { type Outcomes, ruleOfThumb, type Verdict } from '../check/rules.ts';
import { onDay } from '../cost/versions.ts';
import { moneyText, rupeesInWords } from '../format/format.ts';
import type { Money } from '../money/amount.ts';
import figures from './figures/check.ts';
import { levelNames } from './levels.ts';
import marks from './marks.ts';

const tests: Record<TestId, string> = { ielts: 'IELTS', pte: 'PTE', toefl: 'TOEFL' };
const verdicts: Record<Verdict, string> = { likely: 'Likely', possible: 'Possible', talk: 'Talk to us' };
const { good, middle, shortGapYears, longGapYears } = ruleOfThumb;

const lowest = ({ low }: Money) => rupeesInWords({ low, high: low });
const ieltsText = ({ low, high }: AskedScore) =>
  `IELTS ${[...new Set([low, high])].map((score) => score.toFixed(1)).join('–')}`;

/** What the score means in one country. */
function englishText({ needs, outcomes: { english } }: Judged): string {
  const asked = needs.scores.ielts ? ieltsText(needs.scores.ielts) : 'the score asked';
  const words: Record<Outcomes['english'], string> = {
    reached: `Your English is enough: ${asked}.`,
    someAskMore: `Your English is enough for some universities: they ask for ${asked}.`,
    notTaken: `Your test is still to come: ${asked}.`,
    below: `Your English is below ${asked}.`,
    belowVisa: 'Your English is below what the visa itself asks for.',
    visaOnly: `Your English is enough for the visa, but universities ask for ${asked}.`,
    languageFirst: `Your English is below ${asked}. A language school, which asks for no test, can come first.`,
    noFigure: 'Each university sets its own score in English.',
  };
  return english ? words[english] : '';
}

/** What the budget means in one country. */
function budgetText({ needs: { firstYear, open, funds }, outcomes: { money } }: Judged): string {
  if (money === undefined) return firstYear ? `The first year costs ${rupeesInWords(firstYear, open)}.` : '';
  const sum = firstYear ? rupeesInWords(firstYear, open) : '';
  const words: Record<Outcomes['money'], string> = {
    covered: `Your budget covers the first year: ${sum}.`,
    lowerEnd: `Your budget covers the cheaper courses: ${sum} for the first year.`,
    fundsAbove: `Your budget covers a first year ${firstYear ? `from ${lowest(firstYear)}` : ''}, but the visa officer wants to see ${funds ? lowest(funds) : 'more'} or more. Savings of the family, a loan or a scholarship can fill the gap.`,
    knownPart: `Your budget covers what is known of the first year: ${sum}.`,
    below: `The first year costs more than your budget: ${sum}.`,
    noFigure: 'No official figure for the first year is known.',
  };
  return words[money];
}

/** The next step, by what decided the verdict. */
function nextStep({ needs: { id, guidePath }, outcomes, decisive }: Judged, query: string) {
  const steps: Record<keyof Outcomes, { label: string; href: `/${string}` }> = {
    english:
      outcomes.english === 'noFigure'
        ? { label: 'Read the guide', href: guidePath }
        : { label: 'Prepare for the test', href: pagePaths.ieltsPte },
    money:
      outcomes.money === 'below'
        ? { label: 'Look for a scholarship', href: `/plan/scholarships?country=${id}` }
        : { label: 'See what fills the gap', href: '/plan/money' },
    marks: { label: 'Show us your marks', href: pagePaths.contact },
    gap: { label: 'Tell us about your years', href: pagePaths.contact },
    entry: { label: 'Read about Studienkolleg', href: '/plan/check#studienkolleg' },
  };
  if (decisive === 'money' && outcomes.money === 'lowerEnd')
    return { label: 'See the costs', href: `/plan/cost?${query}` as const };
  return decisive ? steps[decisive] : { label: 'Choose an intake', href: `/plan/intake?${query}` as const };
}

const counted = (count: number, words: string) => (count > 0 ? [`${count} ${words}`] : []);

const check = {
  title: 'Where do I fit?',
  countries: figures.countries.map(({ id, name, guidePath }) => ({ id, name, guidePath })),
  read: readAnswers,
  /** The countries judged for a level, by the figures of the reader's day, or of the build's without one. */
  judge: (answers: Answers, level: StudyLevel, day?: string) =>
    judge(
      answers,
      figures.countries.flatMap(({ versions }) => onDay(versions, day)[level] ?? []),
    ),
  sources: figures.sources,
  form: {
    level: 'Level to study',
    marks: 'GPA or percentage',
    marksHint: 'Such as 3.1 or 68',
    gap: 'Years since then',
    gapHint: '0 if you finished this year',
    test: 'English test',
    tests: { '': 'None yet', ...tests },
    score: 'Overall score',
    budget: 'Budget a year, NPR',
    budgetHint: 'Such as 25 lakh',
    faults: (name: AnswerField, test: TestId | 'none') =>
      ({
        marks: 'Marks: write a GPA from 0 to 4, or a percentage from 20 to 100.',
        gap: 'Years: write a number from 0 to 60.',
        score:
          test === 'none'
            ? 'Score: choose your test, and write its score.'
            : `Score: ${tests[test]} gives ${limits[test].min} to ${limits[test].max}${test === 'toefl' ? ', or 1 to 6' : ''}${limits[test].step === 0.5 ? ' in halves' : ''}.`,
        budget: 'Budget: write rupees from 10,000 to 10 crore, such as 25 lakh.',
      })[name],
  },
  levels: levelNames,
  before: 'Which countries fit you?',
  beforeHint:
    'Give one answer above: your marks, your English or your budget. Nothing here is a promise: each university and each embassy decides.',
  answer: (found: Record<Verdict, number>) =>
    `${[
      ...counted(found.likely, found.likely === 1 ? 'country is likely' : 'countries are likely'),
      ...counted(found.possible, 'possible'),
      ...counted(found.talk, 'to talk over with us'),
    ].join(', ')}.`,
  verdicts,
  reasons: (judged: Judged) =>
    [
      englishText(judged),
      budgetText(judged),
      judged.needs.preparatoryYear ? `${judged.needs.preparatoryYear}.` : '',
    ]
      .filter(Boolean)
      .join(' '),
  nextStep,
  /** What the marks and the gap mean everywhere. */
  yours: ({ outcomes }: Pick<Judged, 'outcomes'>, { marks: given }: Pick<Answers, 'marks'>) => {
    const limit = (value: typeof good | typeof middle) =>
      given?.scale === 'gpa' ? `GPA ${value.gpa.toFixed(1)}` : `${value.percent}%`;
    const ofMarks: Record<Outcomes['marks'], string> = {
      good: `Your marks are good by our yardstick (from ${limit(good)}).`,
      middle: `Your marks are average by our yardstick (good from ${limit(good)}), which narrows the choice.`,
      low: `Your marks are low by our yardstick (average from ${limit(middle)}): let a counsellor look at them first.`,
    };
    const ofGap: Record<Outcomes['gap'], string> = {
      short: 'Your study gap needs no explanation.',
      explain: 'Have a paper ready for each year of your study gap.',
      long: 'Your study gap needs a good explanation.',
    };
    return [outcomes.marks && ofMarks[outcomes.marks], outcomes.gap && ofGap[outcomes.gap]]
      .filter(Boolean)
      .join(' ');
  },
  how: 'How we judge',
  rules: `No country publishes one limit for marks and study gaps, so we use our own rule of thumb. Marks from ${good.percent}% (GPA ${good.gpa}) count as good, from ${middle.percent}% (GPA ${middle.gpa.toFixed(1)}) as average. A gap of up to ${shortGapYears} year needs no explanation; with more than ${longGapYears} years, talk to us. PTE and TOEFL scores are compared by the tables of ${pteTable.name} and ${toeflTable.name}. The first year is the cost planner’s, at the rates of ${figures.ratesFrom} or later.`,
  changing: 'scores, fees and rates',
  marks,
  ask: 'Send these answers to us',
  question: (
    level: StudyLevel,
    { marks: given, gap, test, score, budget }: Answers,
    likely: readonly string[],
  ) =>
    [
      `I plan: ${levelNames[level]}`,
      given && (given.scale === 'gpa' ? `GPA ${given.value}` : `${given.value}%`),
      gap !== undefined && `${gap} ${gap === 1 ? 'year' : 'years'} since I finished`,
      test === 'none' ? 'no English test yet' : `${tests[test]} ${score ?? ''}`.trim(),
      budget !== undefined && `${moneyText('NPR', { low: budget, high: budget })} a year`,
    ]
      .filter(Boolean)
      .join(', ') +
    `. ${likely.length > 0 ? `The site finds likely: ${likely.join(', ')}. ` : ''}Where do I fit?`,
} as const;

export type CheckContent = typeof check;

export default check;
