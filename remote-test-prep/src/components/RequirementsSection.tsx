import { LinkRow, Section, SourceLine, styled } from 'shared/core';
import requirements from '../content/requirements.ts';
import type { RequirementsTexts } from '../schema/ieltsPte.ts';
import { RequirementsTable } from './RequirementsTable.tsx';

const Note = styled('p')({
  maxWidth: '66ch',
  margin: '20px 0 0',
  fontSize: '0.9375rem',
  color: 'var(--mui-palette-text-secondary)',
});

/** What countries require, from the dataset that the chat assistant uses too. */
export function RequirementsSection({
  title,
  intro,
  converter,
  facts,
  changing,
  ...table
}: RequirementsTexts) {
  return (
    <Section band="sand" title={title} intro={intro}>
      <RequirementsTable requirements={requirements} {...table} />
      <Note>{table.equivalent.note}</Note>
      <LinkRow links={[converter]} />
      <SourceLine facts={facts} changing={changing} />
    </Section>
  );
}
