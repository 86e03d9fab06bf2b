import type { TestRequirements } from '@sayapatri/contract';
import { LinkRow, Section, SourceLine, styled } from '@sayapatri/design';
import type { IeltsPteContent } from '../content/ieltsPte.ts';
import { RequirementsTable } from './RequirementsTable.tsx';

/** Below a table or a plot. */
export const Note = styled('p')({
  maxWidth: '66ch',
  margin: '20px 0 0',
  fontSize: '0.9375rem',
  color: 'var(--mui-palette-text-secondary)',
  '& summary': { width: 'fit-content', paddingBlock: 10, cursor: 'pointer' },
});

/** What countries require, from the dataset of the guides; without it, as far as this package knows. */
export function RequirementsSection({
  title,
  intro,
  converter,
  facts,
  changing,
  requirements,
  ...table
}: IeltsPteContent['requirements'] & { requirements: TestRequirements | undefined }) {
  const sources = Object.values(requirements ?? {}).flatMap((country) => country.sources);
  return (
    <Section band="sand" title={title} intro={intro}>
      {requirements ? (
        <>
          <RequirementsTable requirements={requirements} {...table} />
          <Note>{table.equivalent.note}</Note>
        </>
      ) : null}
      <div data-no-print>
        <LinkRow links={[converter]} />
      </div>
      <SourceLine facts={[...sources, ...facts]} changing={changing} />
    </Section>
  );
}
