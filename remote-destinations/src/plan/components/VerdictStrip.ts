import { styled } from '@mui/material/styles';
/** The styles of “Where do I fit?”: each country is a strip, and equal figures stand in one column. */

export const Strip = styled('li')({
  display: 'grid',
  gap: '2px 40px',
  padding: '10px 0 12px',
  borderTop: '1px solid var(--mui-palette-divider)',
  breakInside: 'avoid',
  '& h4': { margin: 0, fontSize: '1.0625rem', fontWeight: 650 },
  // Makes the link tall enough for a thumb without moving the lines below.
  '& h4 a': { display: 'inline-block', paddingBlock: 10, marginBlock: -10 },
  '&[data-scales]': {
    fontSize: '0.9375rem',
    borderTop: 0,
    paddingBottom: 6,
    color: 'var(--mui-palette-text-secondary)',
  },
  '&[data-scales] i': { fontStyle: 'normal' },
  '@media screen and (max-width: 999px)': { '&[data-scales] [data-wide]': { display: 'none' } },
  '@media (min-width: 1000px)': {
    gridTemplateColumns: '7rem 4fr 5fr 5fr',
    alignItems: 'start',
    paddingBlock: 14,
  },
  // One sheet has room for the words alone.
  '@media print': {
    display: 'block',
    padding: '4px 10px',
    '&[data-scales], & i': { display: 'none' },
  },
});

/** A figure with its name and bar; on a computer the head of the column is the name. */
export const Measure = styled('div')({
  display: 'grid',
  gridTemplateColumns: '7.1em 1fr 5.6em',
  columnGap: 12,
  alignItems: 'center',
  fontSize: '0.875rem',
  lineHeight: 1.7,
  fontVariantNumeric: 'tabular-nums',
  '& > span': { alignSelf: 'start', whiteSpace: 'nowrap', color: 'var(--mui-palette-text-secondary)' },
  '& strong': { fontWeight: 500, textAlign: 'right', whiteSpace: 'nowrap' },
  // Words without a bar take the place of both.
  '& span + strong': {
    gridColumn: '2 / -1',
    textAlign: 'left',
    lineHeight: 1.45,
    fontWeight: 400,
    whiteSpace: 'normal',
  },
  '& em': {
    gridColumn: '2 / -1',
    fontStyle: 'normal',
    lineHeight: 1.45,
    color: 'var(--mui-palette-text-secondary)',
  },
  '@media screen': { '& em[data-drawn]': { position: 'absolute', clipPath: 'inset(50%)' } },
  // Most families look for the first year.
  '&[data-year] strong': { fontWeight: 700 },
  // The colour shows that the scale is not the money's.
  '&[data-english]': { '--amount': 'var(--mui-palette-primary-main)' },
  '& > div': { display: 'flex', justifyContent: 'space-between', gridColumn: 2, fontSize: '0.75rem' },
  // On a phone's short bar the mark would hide a bar that begins beside it.
  '@media (max-width: 599px)': {
    '& u': { width: 2, marginLeft: -1, boxShadow: '0 0 0 1px var(--mui-palette-background-paper)' },
    // There is room for every other number of the money's scale.
    '& > div:has(span:nth-of-type(5)) span:nth-of-type(2n)': { visibility: 'hidden' },
  },
  // Each number stands centred below its place on the scale.
  '& > div span': { display: 'flex', justifyContent: 'center', width: 0 },
  // With large letters the bar stands below the words.
  '@media (max-width: 19em)': {
    gridTemplateColumns: '1fr auto',
    '& > span': { whiteSpace: 'normal' },
    '& > i, & > div, & span + strong, & em': { order: 1, gridColumn: '1 / -1' },
  },
  '@media (min-width: 1000px)': {
    gridTemplateColumns: '1fr 6em',
    fontSize: '0.9375rem',
    '& > span': { position: 'absolute', clipPath: 'inset(50%)' },
    '& span + strong, & em': { gridColumn: '1 / -1' },
    '& > div': { gridColumn: 1 },
    '& > b': { gridColumn: '1 / -1' },
  },
  '@media print': {
    display: 'block',
    '& > span': { position: 'static', clipPath: 'none' },
    '& > span, & > strong': { marginRight: 6 },
  },
});
