import { limits, type TestId } from '@sayapatri/facts/scores/levels';
import { readAmount } from '../money/amountIn.ts';
import type { Plan } from '../state/usePlan.ts';

/** The visitor's answers. An answer that is missing or unreadable is undefined. */
export interface Answers {
  /** Grade point average out of 4, or per cent. */
  marks: { scale: 'gpa' | 'percent'; value: number } | undefined;
  /** Years since the last level was finished. */
  gap: number | undefined;
  /** `none` if no test has been taken yet. */
  test: TestId | 'none';
  score: number | undefined;
  /** Rupees a year. */
  budget: number | undefined;
  /** The fields whose text is no answer. */
  faults: readonly AnswerField[];
  /** True if at least one answer was given. */
  given: boolean;
}

export type AnswerField = 'marks' | 'gap' | 'score' | 'budget';

const highestGpa = 4;
/** Lower marks in per cent are a GPA with a slip of the finger, such as 4.2. */
const lowestPercent = 20;
/** A budget of 25 means 25 lakh, but nobody knows. */
const budgetRange = { min: 10_000, max: 100_000_000 };
/** TOEFL's scale since 2026. */
const newToefl = { min: 1, max: 6 };

/** Reads `?marks=3.1&gap=1&test=ielts&score=6.5&budget=25+lakh`; marks up to 4 are a GPA. */
export function readAnswers({ query }: Pick<Plan, 'query'>): Answers {
  const named = query.get('test') ?? '';
  const test: Answers['test'] = Object.hasOwn(limits, named) ? (named as TestId) : 'none';
  const { min, max, step } = limits[test === 'none' ? 'ielts' : test];
  const marks = readAmount(query.get('marks'), { min: 0, max: 100 });
  const isBetween = marks.value !== undefined && marks.value > highestGpa && marks.value < lowestPercent;
  const gap = readAmount(query.get('gap'), { min: 0, max: 60 });
  const score = readAmount(query.get('score'), {
    min: test === 'toefl' ? newToefl.min : min,
    max,
    step: test === 'toefl' ? newToefl.min / 2 : step,
  });
  // A score without its test can't be compared.
  const isTestless = test === 'none' && score.value !== undefined;
  const budget = readAmount(query.get('budget'), budgetRange);
  const value = isBetween ? undefined : marks.value;
  const answers = {
    marks:
      value === undefined
        ? undefined
        : { scale: value <= highestGpa ? ('gpa' as const) : ('percent' as const), value },
    gap: gap.value,
    test,
    score: isTestless ? undefined : score.value,
    budget: budget.value,
  };
  return {
    ...answers,
    faults: [
      ...(marks.isFaulty || isBetween ? (['marks'] as const) : []),
      ...(gap.isFaulty ? (['gap'] as const) : []),
      ...(score.isFaulty || isTestless ? (['score'] as const) : []),
      ...(budget.isFaulty ? (['budget'] as const) : []),
    ],
    given: [answers.marks, answers.gap, answers.score, answers.budget].some((one) => one !== undefined),
  };
}
