import { Section, styled } from 'shared/core';
import type { TestFormat } from '../content/englishTestFormats.ts';
import type { Heading } from '../schema/sections.ts';
import { FormatCard } from './FormatCard.tsx';
import { Note } from './Note.tsx';

const Pair = styled('ul')({
  display: 'grid',
  gap: 24,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media (min-width: 760px)': { gridTemplateColumns: '1fr 1fr' },
});

/** The tests beside each other, each on its own card. */
export function FormatsSection({
  tests,
  note,
  ...heading
}: Heading & { tests: readonly TestFormat[]; note: string }) {
  return (
    <Section {...heading}>
      <Pair>
        {tests.map((format) => (
          <FormatCard key={format.id} format={format} />
        ))}
      </Pair>
      <Note>{note}</Note>
    </Section>
  );
}
