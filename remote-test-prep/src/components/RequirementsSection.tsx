import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { TestRequirements } from '@sayapatri/contract';
import { Section, SourceLine, type SourceLineProps } from '@sayapatri/design';
import { printedDate } from '@sayapatri/facts';
import type { IeltsPteContent } from '../content/ieltsPte.ts';
import { RequirementsTable } from './RequirementsTable.tsx';

/** A note below a table or a plot. */
export const Note = styled('p')({
  maxWidth: '66ch',
  margin: '20px 0 0',
  fontSize: '0.9375rem',
  color: 'var(--mui-palette-text-secondary)',
  '& summary': { width: 'fit-content', paddingBlock: 10, cursor: 'pointer' },
  '& p': { margin: '4px 0 0' },
  '&[data-changes] + div': { marginTop: 0 },
  '& a': { color: 'inherit', textUnderlineOffset: '0.2em' },
  '@media print': { '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' } },
});

/** The notes on later changes, each once and with its source. */
export function Changes({ facts }: Pick<SourceLineProps, 'facts'>) {
  const notes = new Map(facts.flatMap(({ worldNote }) => (worldNote ? [[worldNote.text, worldNote]] : [])));
  return [...notes.values()].map(({ text, asOf, source: { body, page, url } }) => (
    <p key={text}>
      {text} ({printedDate(asOf)}):{' '}
      <a
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`${body}, ${page} (opens in a new tab)`}
      >
        {body}
      </a>
    </p>
  ));
}

/** The sources of facts, without the notes on later changes. */
export const Sources = ({ facts, changing }: SourceLineProps & { changing: string }) => (
  <SourceLine facts={facts.map(({ worldNote: _, ...fact }) => fact)} changing={changing} />
);

/** The notes on later changes, folded because they are long on a phone, and the sources of all. */
const ChangesAndSources = (line: SourceLineProps & { changing: string }) => (
  <>
    {line.facts.some(({ worldNote }) => worldNote) ? (
      <Note as="details" data-changes>
        <summary>What has changed since these figures</summary>
        <Changes facts={line.facts} />
      </Note>
    ) : null}
    <Sources {...line} />
  </>
);

/** The scores that countries require, from the guides' dataset; without the dataset there is no table. */
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
      <Button href={converter.href} variant="outlined" sx={{ mt: 3 }} data-no-print>
        {converter.label}
      </Button>
      <ChangesAndSources facts={[...sources, ...facts]} changing={changing} />
    </Section>
  );
}
