import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import { linkedText, Part, PointList, SourceLine, StatTiles } from '@sayapatri/design';
import type { ReactNode } from 'react';
import { CheckList } from '../../guides/components/CheckList.tsx';
import { LinkButtons } from '../../guides/components/LinkButtons.tsx';
import { Folded } from '../components/Folded.tsx';
import type { ReadingPart as Content } from '../content/reading.ts';
import { practiceLabel } from '../content/texts.ts';
import { ReadingTable } from './ReadingTable.tsx';

const Practice = styled('p')({
  '&&': {
    maxWidth: 'none',
    margin: '0 0 20px',
    padding: '14px 18px',
    borderRadius: 12,
    background: 'var(--mui-palette-band)',
  },
});

/** A part for few readers: its head and its answer, which open the rest. */
const Quiet = styled('section')({
  scrollMarginTop: 'calc(var(--header-height) + 16px)',
  borderTop: '1px solid var(--mui-palette-divider)',
  '& summary': { marginLeft: '1.1em', paddingBlock: 14, listStylePosition: 'outside', cursor: 'pointer' },
  '& h2': { margin: 0, fontSize: '1.1875rem', fontWeight: 650, lineHeight: 1.4, letterSpacing: 0 },
  '& p, & dl': { margin: '0 0 16px' },
  '& summary span': { fontSize: '0.9375rem', textWrap: 'pretty' },
  '& p, & summary span': { display: 'block', maxWidth: '66ch', color: 'var(--mui-palette-text-secondary)' },
  // The answer stands beside its head.
  '@media screen and (min-width: 1000px)': {
    '& h2, & summary span': { display: 'inline-block', width: '38%', verticalAlign: 'top' },
    '& summary span': { width: '60%' },
  },
  '& > details': { margin: 0 },
  '& > details[open]': { paddingBottom: 24 },
  '@supports selector(::details-content)': {
    '@media print': { '& ::details-content': { contentVisibility: 'visible', height: 'auto' } },
    '&:target > details::details-content': { contentVisibility: 'visible', height: 'auto' },
  },
});

interface ReadingPartProps {
  part: Content;
  changing: string;
  figure: ReactNode;
}

/** One part of a reading page. */
export function ReadingPart({ part, changing, figure }: ReadingPartProps) {
  const { id, title, intro, figures, practice, points, note, facts = [] } = part;
  const rest = (
    <>
      {figures ? <StatTiles stats={figures} /> : null}
      {points ? <PointList points={points} columns={points.length % 2 === 0 && 2} /> : null}
      {part.table ? <ReadingTable {...part.table} /> : null}
      {part.list ? <CheckList items={part.list} /> : null}
      {note ? <p>{linkedText(note)}</p> : null}
      <SourceLine facts={facts} changing={changing} />
      {part.links ? <LinkButtons links={part.links} /> : null}
    </>
  );
  const own = practice ? (
    <Practice>
      <Chip component="span" label={practiceLabel} sx={{ mr: '10px' }} /> {linkedText(practice)}
    </Practice>
  ) : null;
  if (part.quiet)
    return (
      <Quiet id={id} aria-labelledby={`${id}-title`} data-quiet>
        <details>
          <summary>
            <h2 id={`${id}-title`}>{title}</h2>
            <span>{intro}</span>
          </summary>
          {own}
          {rest}
        </details>
      </Quiet>
    );
  return (
    <Part id={id} title={title} intro={intro}>
      {own}
      {figure}
      {part.folded ? <Folded summary={part.folded}>{rest}</Folded> : rest}
    </Part>
  );
}
