import { Section, SourceLine, styled } from '@sayapatri/design';
import { factsIn } from '@sayapatri/facts';
import { type IeltsPteContent, longestOf } from '../schema/ieltsPte.ts';
import { FormatCard } from './FormatCard.tsx';

const Pair = styled('ul')({
  display: 'grid',
  gap: 24,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media (min-width: 760px)': { gridTemplateColumns: '1fr 1fr' },
});

/** The tests side by side, one card each. */
export function FormatsSection({ tests, results, changing, ...heading }: IeltsPteContent['formats']) {
  const totals = tests.map(({ papers }) => papers.reduce((sum, { time }) => sum + longestOf(time), 0));
  return (
    <Section {...heading}>
      <Pair>
        {tests.map((format) => (
          <FormatCard key={format.id} format={format} longest={Math.max(...totals)} results={results} />
        ))}
      </Pair>
      <SourceLine facts={factsIn(tests)} changing={changing} />
    </Section>
  );
}
