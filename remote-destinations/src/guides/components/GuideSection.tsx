import { styled } from '@mui/material/styles';
import { linkedText } from '@sayapatri/design';
import type { ReactNode } from 'react';
import type { Section } from '../schema/guide.ts';

/**
 * On a wide screen the heading stands beside plots and tables (a figure, or `data-beside`); lists have the whole width
 * below it, so that no column stays empty.
 */
const Frame = styled('section')(({ theme }) => ({
  marginTop: 'clamp(32px, 4.5vw, 64px)',
  '& > div:first-of-type': { marginBottom: 12 },
  '& > div > h3': {
    ...theme.typography.h3,
    margin: 0,
    [theme.breakpoints.up('sm')]: { fontSize: theme.typography.h2.fontSize },
  },
  '& p': { margin: '4px 0 0', maxWidth: '66ch', color: 'var(--mui-palette-text-secondary)' },
  '& > div > p': { marginTop: 8 },
  '& > div + div > p': { marginTop: 16 },
  // The last lines of neighbouring points stand on one line.
  '& ul > li > div': { alignContent: 'space-between' },
  // Keeps a tag on its title's line.
  '& ul[data-checklist] h4': { display: 'inline' },
  '@media screen and (max-width: 599px)': {
    '& p': { fontSize: '0.9375rem', lineHeight: 1.45 },
    '& ul > li': { paddingBlock: 6 },
    '& ul > li > div': { gap: 4 },
    '& :is(ul[data-checklist], ol) p': { margin: 0, fontSize: '0.875rem', lineHeight: 1.4 },
  },
  '@media (min-width: 1000px)': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 9fr)',
    gridTemplateRows: 'auto 1fr',
    gap: '16px 56px',
    '& > div + div': { display: 'contents', '& > *': { gridColumn: '1 / -1' } },
    '& > div + div > :is(figure, [data-beside])': { gridColumn: 2, gridRow: '1 / span 2' },
    '&:not(:has(> div > :is(figure, [data-beside]))) > div:first-of-type': {
      gridColumn: '1 / -1',
      marginBottom: 8,
    },
  },
  '@media print': {
    display: 'block',
    marginTop: 10,
    '& > div > h3': { fontSize: '13pt' },
    '& a[href^=http]': { display: 'block', minHeight: 0, padding: 0, border: 0, textAlign: 'left' },
    '& a[href^=http]::after': { content: '": " attr(href)', fontWeight: 400, overflowWrap: 'anywhere' },
    // Links can't be followed on paper: links to this site are not printed, linked words stay as text.
    '& :not(p, span) > a[href^="/"]': { display: 'none' },
  },
}));

type Headed = Exclude<Section, { kind: 'keyFacts' | 'callToAction' }>;

/** The frame of one section: heading, introduction, items and caution; its links stand at the chapter's end. */
export function GuideSection({ section, children }: { section: Headed; children: ReactNode }) {
  const { id, title, intro, note } = section;
  const headingId = `${id}-title`;
  return (
    <Frame id={id} aria-labelledby={headingId}>
      <div>
        <h3 id={headingId}>{title}</h3>
        {intro ? <p>{linkedText(intro)}</p> : null}
      </div>
      <div>
        {children}
        {note ? <p>{note}</p> : null}
      </div>
    </Frame>
  );
}
