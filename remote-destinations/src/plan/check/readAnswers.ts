import { limits, type TestId } from '@sayapatri/facts/scores/levels';
import { numberIn, rupeesIn } from '../money/rupeesIn.ts';

const levelsFinished = ['grade12', 'diploma', 'bachelor', 'master'] as const;
export type LevelFinished = (typeof levelsFinished)[number];

/** The visitor's answers. An answer that is missing or unreadable is undefined. */
export interface Answers {
  finished: LevelFinished;
  /** Grade point average out of 4, or per cent. */
  marks: { scale: 'gpa' | 'percent'; value: number } | undefined;
  /** Years since the level was finished. */
  gap: number | undefined;
  /** `none` if no test has been taken yet. */
  test: TestId | 'none';
  score: number | undefined;
  /** Rupees per year. */
  budget: number | undefined;
  /** The fields with unreadable text. */
  faults: readonly ('marks' | 'gap' | 'score' | 'budget')[];
  /** True if the address holds at least one answer. */
  given: boolean;
}

export const defaults = { finished: 'grade12', test: 'none' } as const;

/** Reads `?finished=bachelor&marks=3.1&gap=1&test=ielts&score=6.5&budget=25+lakh`; marks up to 4 are a GPA. */
export function readAnswers(query: URLSearchParams): Answers {
  const faults: Answers['faults'][number][] = [];
  const read = (
    name: Answers['faults'][number],
    parse: (text: string) => number,
    min: number,
    max: number,
  ) => {
    const text = (query.get(name) ?? '').trim();
    const value = parse(text);
    if (text !== '' && value >= min && value <= max) return value;
    if (text !== '') faults.push(name);
    return undefined;
  };
  const named = query.get('test') ?? '';
  const test = Object.hasOwn(limits, named) ? (named as TestId) : 'none';
  const marks = read('marks', numberIn, 0, 100);
  return {
    finished: levelsFinished.find((level) => level === query.get('finished')) ?? defaults.finished,
    marks: marks === undefined ? undefined : { scale: marks <= 4 ? 'gpa' : 'percent', value: marks },
    gap: read('gap', numberIn, 0, 60),
    test,
    score: test === 'none' ? undefined : read('score', numberIn, limits[test].min, limits[test].max),
    budget: read('budget', rupeesIn, 0, 1e9),
    faults,
    given: ['finished', 'marks', 'gap', 'test', 'budget'].some((name) => (query.get(name) ?? '') !== ''),
  };
}
