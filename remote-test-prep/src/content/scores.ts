import { listText } from '@sayapatri/facts/english';
import { newToeflTable, pteTable, toeflTable } from '@sayapatri/facts/scores/tables';
import texts from './scores.json';

/** The words of the score converter: the consultancy's own, and labels. */
const scores = {
  ...texts,
  table: { ...texts.table, caption: 'Scores of the same level' },
  form: {
    test: 'Test',
    score: 'Overall score',
    slider: 'Move along the scales',
    lowest: 'Each number is the lowest that matches.',
    limits: (min: number, max: number) => `Scores run from ${min} to ${max}.`,
    toeflLimits: (min: number, max: number) =>
      `Scores run from 1 to 6, or on the old scale from ${min} to ${max}.`,
  },
  tests: { ielts: 'IELTS', pte: 'PTE Academic', toefl: 'TOEFL iBT' },
  /** TOEFL has two scales. */
  scales: {
    ielts: 'IELTS',
    pte: 'PTE Academic',
    toefl: 'TOEFL iBT, 0–120',
    newToefl: 'TOEFL iBT, 1–6',
  },
  result: {
    /** What the converter says about a score that the table contains. */
    found: (test: string, score: string) => `${test} ${score} is about the same as:`,
    notInTable: 'The tables do not cover this score. Check the number, or ask us which test to take.',
    /** An IELTS score, shown until the visitor gives another one, because many courses ask for it. */
    example: '6.5',
    none: 'Type a score to see its equivalents here. The full table is below.',
    missing: 'not in the table',
    open: (names: readonly string[]) => `With this score some courses are open to you in ${listText(names)}.`,
    closed: 'Universities in our six countries usually ask for more.',
  },
  /** In a cell of the table where the test has no score. */
  missing: '–',
  facts: [pteTable.fact, toeflTable.fact, newToeflTable.fact],
  ask: 'Ask about my score',
  /** The tool that shows where the score is enough. */
  fit: { label: 'Where do I fit?', href: '/plan/check' },
  question: (test: string, score: string) =>
    score === ''
      ? 'Which English test suits me?'
      : `My ${test} score is ${score}. Where can I study with it?`,
} as const;

export type ScoresContent = typeof scores;

export default scores;
