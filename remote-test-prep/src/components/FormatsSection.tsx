import { styled } from '@mui/material/styles';
import { Section } from '@sayapatri/design';
import { factsIn } from '@sayapatri/facts';
import type { IeltsPteContent } from '../content/ieltsPte.ts';
import { FormatCard } from './FormatCard.tsx';
import { minutesIn } from './PaperStrip.tsx';
import { Sources } from './RequirementsSection.tsx';

const Pair = styled('ul')({ display: 'grid', gap: 24, margin: 0, padding: 0, listStyle: 'none' });

/** The tests one below the other, one card each: their bars are on one scale. */
export function FormatsSection({ tests, results, changing, ...heading }: IeltsPteContent['formats']) {
  const names = [...new Set(tests.flatMap(({ papers }) => papers.map(({ name }) => name)))];
  const longest = Math.max(...tests.map(({ papers }) => minutesIn(papers)));
  return (
    <Section {...heading}>
      <Pair>
        {tests.map((format) => (
          <FormatCard key={format.id} format={format} names={names} longest={longest} results={results} />
        ))}
      </Pair>
      <Sources facts={factsIn(tests)} changing={changing} />
    </Section>
  );
}
