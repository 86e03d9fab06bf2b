import { StackedBars, type StackedBarsProps } from '@sayapatri/design/plots';
import type { Papers } from '../content/papersOf.ts';

interface PaperTimesProps {
  tests: readonly { name: string; papers: Papers }[];
  /** The words of the plot; `none` stands where a test has no such paper. */
  times: Pick<StackedBarsProps, 'caption' | 'unit' | 'column'> & { none?: string };
}

/** How long each test's papers take at most, as one bar a test on a common scale. */
export function PaperTimes({ tests, times: { none = '–', ...plot } }: PaperTimesProps) {
  const names = [...new Set(tests.flatMap(({ papers }) => papers.map(({ name }) => name)))];
  const parts = names.map((label) => {
    const facts = tests.map(({ papers }) => papers.find(({ name }) => name === label)?.time);
    return {
      label,
      amounts: facts.map((time) => time?.high ?? time?.low ?? 0),
      values: facts.map((time) => time?.value ?? none),
    };
  });
  return <StackedBars {...plot} bars={tests.map(({ name }) => name)} parts={parts} stated />;
}
