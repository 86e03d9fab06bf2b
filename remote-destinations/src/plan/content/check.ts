/** Every sentence of the tool “Where do I fit?”; its rules are in `check/rules.ts`. */
import { type Fact, factText } from '@sayapatri/facts';
import { limits, type TestId } from '@sayapatri/facts/scores/levels';
import { pteTable, toeflTable } from '@sayapatri/facts/scores/tables';
import { type AskedScore, type Needs, nextLevel } from '../check/countryNeeds.ts';
import { judge } from '../check/judge.ts';
import { type Answers, defaults, type LevelFinished, readAnswers } from '../check/readAnswers.ts';
import { type Outcomes, ruleOfThumb, type Verdict } from '../check/rules.ts';
import { dayText, lakhNumbers, moneyText } from '../format/format.ts';
import { countedText } from '../format/laterFigures.ts';
import { linkTerms } from '../format/wordLinks.ts';
import type { Money } from '../money/amount.ts';
import countries from './countryNeeds.ts';
import fact from './facts.json?facts';
import { oldestRate } from './rates.ts';
import { closingWith, eyebrow, type ToolTexts } from './texts.ts';

const page: ToolTexts = {
  hero: {
    eyebrow,
    title: 'Where do I fit?',
    blurb:
      'Your level, marks, English and budget against what eleven countries ask for, with the figure behind each answer.',
  },
  closing: {
    ...closingWith('cost', 'compare'),
    intro:
      'A counsellor looks at your marks and your budget with you, and says where to apply first. The first consultation is free.',
  },
};

const finished: Record<LevelFinished, string> = {
  grade12: 'Grade 12 (+2)',
  diploma: 'Diploma',
  bachelor: 'Bachelor',
  master: 'Master',
};
const tests: Record<TestId, string> = { ielts: 'IELTS', pte: 'PTE', toefl: 'TOEFL' };
const verdicts: Record<Verdict, string> = { likely: 'Likely', possible: 'Possible', talk: 'Talk to us' };
const inLakh = (money: Money, open: boolean) => `${open ? 'from ' : ''}${lakhNumbers(money)}`;
const listOf = (facts: readonly Fact[]) => facts.map(factText).join(', ');
const scoreText = ({ low, high }: AskedScore) =>
  [...new Set([low, high])].map((score) => score.toFixed(1)).join('–');

/** The answers that the page shows until the visitor gives some. */
const example = { marks: '65', test: 'ielts', score: '6.5', budget: '50 lakh' };

const check = {
  page,
  example,
  countries,
  /** The functions are imported here, not in the page, so that they load with the content beside the page's code. */
  read: readAnswers,
  nextLevel,
  judge,
  form: {
    defaults,
    title: 'Your answers',
    intro:
      'Answer what you can. Nothing leaves your browser, and nothing here is a promise: each university and embassy decides.',
    label: 'Your answers',
    finished: 'Level finished',
    levels: finished,
    marks: 'GPA or percentage',
    marksHint: 'For example 3.1 or 68; up to 4 is a GPA.',
    gap: 'Years since then',
    gapHint: '0 if you finished this year.',
    test: 'English test',
    tests: { none: 'None yet', ...tests },
    score: 'Overall score',
    scoreHint: (test: TestId | 'none') =>
      test === 'none'
        ? 'Choose your test first.'
        : `From ${limits[test].min} to ${limits[test].max}${test === 'toefl' ? ', or from 1 to 6' : ''}.`,
    budget: 'Budget a year, NPR',
    budgetHint: 'For example 25,00,000 or 25 lakh.',
    faults: {
      marks: 'Write a GPA from 0 to 4, or a percentage.',
      gap: 'Write the years as a number, such as 2.',
      score: 'This score is not on the test’s scale.',
      budget: 'Write rupees, such as 25,00,000 or 25 lakh.',
    },
  },
  result: {
    exampleLabel: 'Until you answer, an example:',
    example: `Grade 12 with ${example.marks}%, IELTS ${example.score} and ${example.budget} a year, for a bachelor’s degree.`,
    how: 'How we judge',
    counts: (found: Record<Verdict, number>) =>
      `${found.likely} likely, ${found.possible} possible, ${found.talk} to talk over with us.`,
    verdicts,
    meaning: {
      likely: 'The answers meet the usual requirements.',
      possible: 'It depends on the university, the course or a test still to come.',
      talk: 'Something in the answers stands in the way. There may be another way: ask us.',
    } satisfies Record<Verdict, string>,
    heads: {
      country: 'Country',
      english: 'English',
      year: 'First year',
      funds: 'Money to show',
      ieltsUnit: 'IELTS',
      moneyUnit: 'NPR lakh',
    },
    /** The IELTS score, or the requirement in words; the table below has the conditions. */
    english: ({ english, scores: { ielts } }: Pick<Needs, 'english' | 'scores'>) =>
      ielts ? scoreText(ielts) : english.length > 0 ? listOf(english) : 'no official score found',
    englishOf: {
      reached: 'Your score reaches it.',
      someAskMore: 'Enough for some universities; others ask for more.',
      notTaken: 'Your test is still to come.',
      below: 'Your score is below it: a retake or a preparatory course comes first.',
      belowVisa: 'Your score is below what the visa itself asks for: a retake comes first.',
      visaOnly: 'Enough for the visa itself; universities usually ask for more.',
      languageFirst:
        'Your score is below it; a language school, which can come first, asks for no English test.',
      noFigure: 'Score: ask the university.',
    } satisfies Record<Outcomes['english'], string>,
    year: ({ firstYear, open }: Pick<Needs, 'firstYear' | 'open'>) =>
      firstYear ? inLakh(firstYear, open) : 'no official figures found',
    part: {
      all: undefined,
      tuition: 'Tuition alone: living costs have no official figure.',
      living: 'Living costs alone: tuition has no official figure.',
    } satisfies Record<Needs['part'], string | undefined>,
    moneyOf: {
      covered: 'Your budget covers it.',
      lowerEnd: 'Your budget covers the lower end.',
      knownPart: 'Your budget covers that part.',
      below: 'Your budget is below it: ask us about scholarships.',
      noFigure: 'Ask us about your course.',
    } satisfies Record<Outcomes['money'], string>,
    funds: ({ funds: { fact: rule, npr: sum, open } }: Pick<Needs, 'funds'>) =>
      sum ? inLakh(sum, open) : linkTerms(countedText(rule).replace(': ', '; ')),
    marksOf: (outcome: Outcomes['marks'], { marks }: Pick<Answers, 'marks'>) => {
      if (marks === undefined) return '';
      const text = (value: number) =>
        marks.scale === 'gpa' ? `GPA ${value % 1 ? value : value.toFixed(1)}` : `${value}%`;
      const [good, middle] = [text(ruleOfThumb.good[marks.scale]), text(ruleOfThumb.middle[marks.scale])];
      return `Marks: ${text(marks.value)}, ${
        {
          good: `good by our yardstick (from ${good}); each university sets its own.`,
          middle: `average by our yardstick (good from ${good}), which narrows the choice.`,
          low: `low by our yardstick (average from ${middle}): a counsellor should look at them first.`,
        }[outcome]
      }`;
    },
    gapOf: {
      short: 'Your study gap needs no explanation.',
      explain: 'Have documents ready that explain your study gap.',
      long: 'Your study gap needs a good explanation.',
    } satisfies Record<Outcomes['gap'], string>,
    key: 'The upright mark is your answer, the bar the country’s figure: blue for English, gold for money. A dot is a single figure.',
    changing: 'scores, fees and rates',
    rate: `The first year is the cost planner’s: every line with an official figure, in lakh of rupees at the rates of ${dayText(oldestRate)} or later. The planner shows each line and rate, and what is not counted. The money to show includes the first year’s tuition where the rule asks for it.`,
    rules: `No country publishes one limit for marks and study gaps, so we use our own rule of thumb. Marks from ${ruleOfThumb.good.percent}% (GPA ${ruleOfThumb.good.gpa}) count as good, from ${ruleOfThumb.middle.percent}% (GPA ${ruleOfThumb.middle.gpa.toFixed(1)}) as average. A gap of up to ${ruleOfThumb.shortGapYears} year needs no explanation; with more than ${ruleOfThumb.longGapYears} years, talk to us. PTE and TOEFL scores are compared by the tables of ${pteTable.name} and ${toeflTable.name}.`,
  },
  table: {
    caption: 'English, and the first year in lakh of rupees, by country and level',
    folded: 'Show the figures',
    columns: [
      'Country',
      'English, bachelor',
      'English, master',
      'First year, bachelor',
      'First year, master',
    ],
    english: ({ english, visaEnglish }: Pick<Needs, 'english' | 'visaEnglish'>) =>
      english.length === 0
        ? 'ask us'
        : `${listOf(english)}${visaEnglish.length > 0 ? `; for the visa itself at least ${listOf(visaEnglish)}` : ''}`,
    year: ({ firstYear, part, open }: Pick<Needs, 'firstYear' | 'part' | 'open'>) =>
      firstYear
        ? `${inLakh(firstYear, open)}${part === 'all' ? '' : part === 'tuition' ? ', tuition only' : ', living costs only'}`
        : 'ask us',
  },
  facts: [fact('grades'), pteTable.fact, toeflTable.fact],
  ask: 'Ask about my answers',
  question: ({ finished: level, marks, gap, test, score, budget }: Answers, likely: readonly string[]) =>
    [
      `I have finished ${finished[level]}`,
      marks && (marks.scale === 'gpa' ? `GPA ${marks.value}` : `${marks.value}%`),
      gap !== undefined && `${gap} ${gap === 1 ? 'year' : 'years'} since then`,
      test === 'none' ? 'no English test yet' : `${tests[test]} ${score ?? ''}`.trim(),
      budget !== undefined && `${moneyText('NPR', { low: budget, high: budget })} a year`,
    ]
      .filter(Boolean)
      .join(', ') +
    `. ${likely.length > 0 ? `The site finds likely: ${likely.join(', ')}. ` : ''}Where do I fit?`,
} as const;

export type CheckContent = typeof check;

export default check;
