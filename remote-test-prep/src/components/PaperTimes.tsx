import { StackedBars } from '@sayapatri/design/plots';
import { type IeltsPteContent, longestOf } from '../schema/ieltsPte.ts';

/** How long each test's papers take at most, as one bar a test on a common scale of minutes. */
export function PaperTimes({ tests, times }: Pick<IeltsPteContent['formats'], 'tests' | 'times'>) {
  const names = [...new Set(tests.flatMap(({ papers }) => papers.map(({ name }) => name)))];
  const parts = names.map((label) => {
    const facts = tests.map(({ papers }) => papers.find(({ name }) => name === label)?.time);
    return {
      label,
      amounts: facts.map((time) => (time ? longestOf(time) : 0)),
      values: facts.map((time) => time?.value ?? times.none),
    };
  });
  return (
    <StackedBars
      caption={times.caption}
      unit={times.unit}
      column={times.paper}
      bars={tests.map(({ name }) => name)}
      parts={parts}
      stated
    />
  );
}
