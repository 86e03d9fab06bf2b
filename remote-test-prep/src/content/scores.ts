import { pagePaths } from 'shared/contract';
import { pteTable, toeflTable } from 'shared/scores/tables';
import requirements from './requirements.ts';

/** Every sentence of the score converter. */
const scores = {
  hero: {
    eyebrow: 'Plan your studies',
    title: 'English score converter',
    blurb:
      'See what your IELTS, PTE or TOEFL score is worth in the other two tests, and which countries usually accept it.',
  },
  form: {
    title: 'Your score',
    intro: 'Choose your test and enter your overall score.',
    test: 'Test',
    score: 'Overall score',
    button: 'Convert',
    limits: (min: number, max: number) => `Scores run from ${min} to ${max}.`,
  },
  tests: { ielts: 'IELTS', pte: 'PTE Academic', toefl: 'TOEFL iBT' },
  result: {
    /** What the converter says about a score that the table contains. */
    found: (test: string, score: string) => `${test} ${score} is about the same as:`,
    notInTable: 'The tables do not cover this score. Check the number, or ask us which test to take.',
    none: 'Enter a score to see its equivalents here. The full table is below.',
    missing: 'not in the table',
  },
  ruler: {
    title: 'Required scores by country',
    intro:
      'Each bar runs from the lowest to the highest IELTS score that universities in the country usually ask for, bachelor’s and master’s together.',
    yours: (ielts: string) => `Your score: IELTS ${ielts}`,
    span: (from: string, to: string) => `IELTS ${from}-${to}`,
    more: { label: 'All requirements by level', href: pagePaths.ieltsPte },
  },
  table: {
    title: 'Conversion table',
    intro:
      'Overall scores, with TOEFL iBT on its scale from 0 to 120. Many courses also ask for a minimum in each skill, and each university decides which tests it accepts.',
    caption: 'Scores of the three tests at the same level',
    missing: 'not in the table',
  },
  requirements,
  facts: [pteTable.fact, toeflTable.fact],
  changing: 'tables and requirements',
  ask: 'Ask about my score',
  question: (test: string, score: string) =>
    score === ''
      ? 'Which English test suits me?'
      : `My ${test} score is ${score}. Where can I study with it?`,
  closing: {
    title: 'Not sure what your score is good for?',
    intro: 'Tell us your score and the course you have in mind. The first consultation is free.',
    cta: { label: 'Free Consultation', href: pagePaths.contact },
  },
} as const;

export type ScoresContent = typeof scores;

export default scores;
