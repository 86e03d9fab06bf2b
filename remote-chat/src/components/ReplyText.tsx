import { styled, useSiteLinks } from '@sayapatri/design';
import { useMemo } from 'react';
import { sanitiseReply } from '../sanitise.ts';

/** Streets around the middle, where the office is, and a river; turned over where `side` is -1. */
const streets = (side: 1 | -1) =>
  [
    [28, 47, 3],
    [118, 46, 4],
    [112, 16, 1.5],
    [22, 78, 2],
    [122, 76, 1.5],
    [142, 88, 5, 'var(--skyline-far)'],
  ]
    .map(([angle, from, width, tone = 'var(--mui-palette-background-paper)']) => {
      const to = Number(from) + Number(width);
      return `linear-gradient(${side * Number(angle)}deg, transparent ${from}%, ${tone} ${from}% ${to}%, transparent ${to}%)`;
    })
    .concat('var(--primary-soft)')
    .join();

const Text = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  '& p, & ul, & ol': { margin: 0 },
  '& ul, & ol': { paddingLeft: 20 },
  '& li': { paddingBlock: 3 },
  '& a': {
    color: 'var(--mui-palette-primary-main)',
    fontWeight: 600,
    textUnderlineOffset: '0.2em',
    textDecorationThickness: 1,
  },
  // A map with a drawn one over it, which its button takes away.
  '& ul:has(iframe)': { padding: 0 },
  '& li:has(iframe)': { display: 'grid', gridTemplateRows: 'auto 150px', gap: 6, paddingBlock: 6 },
  '& :is(iframe, details:not([open]))': {
    gridArea: '2 / 1',
    boxSizing: 'border-box',
    width: '100%',
    height: '100%',
    border: '1px solid var(--mui-palette-divider)',
    borderRadius: 8,
  },
  '& iframe': { background: 'var(--primary-soft)', colorScheme: 'light' },
  '& details:not([open])': { zIndex: 1, background: streets(1) },
  '& li + li > details:not([open])': { background: streets(-1) },
  '& summary': { color: 'var(--mui-palette-primary-main)', cursor: 'pointer' },
  '& details:not([open]) summary': {
    display: 'grid',
    gap: 10,
    placeContent: 'center',
    justifyItems: 'center',
    height: '100%',
    // The office.
    '&::before': {
      content: '""',
      padding: 6,
      borderRadius: '50%',
      background: 'var(--mui-palette-secondary-main)',
      border: '3px solid var(--mui-palette-primary-main)',
    },
    '& strong': {
      padding: '4px 14px',
      borderRadius: 16,
      fontSize: '0.875rem',
      background: 'var(--mui-palette-background-paper)',
      boxShadow: '0 1px 6px rgb(0 0 0 / 0.25)',
    },
  },
  '& table': {
    width: '100%',
    borderCollapse: 'collapse',
    fontSize: '0.875rem',
    fontVariantNumeric: 'tabular-nums',
  },
  '& caption': { paddingBottom: 6, textAlign: 'left', fontWeight: 650 },
  '& th, & td': {
    padding: '6px 8px 6px 0',
    textAlign: 'left',
    verticalAlign: 'top',
    // Balances the lines, so that no last word stands alone: `6.0 (no band / under 5.5)`.
    textWrap: 'balance',
    borderBottom: '1px solid var(--mui-palette-divider)',
  },
  '& td > a': { fontSize: '0.8125rem', fontWeight: 500 },
  // A figure of one currency and its unit stay on one line beside their name.
  '& table:not(:has(thead)) th': { width: '34%' },
  '& thead th': { color: 'var(--mui-palette-text-secondary)', fontWeight: 600 },
});

interface ReplyTextProps {
  /** Markup of a reply, not yet sanitised. */
  markup: string;
  /** Called after a link has led to another page of the site. */
  onNavigate: () => void;
}

/** A reply as formatted text. Its links inside the site navigate without a reload. */
export function ReplyText({ markup, onNavigate }: ReplyTextProps) {
  const followSiteLinks = useSiteLinks(onNavigate);
  const safe = useMemo(() => ({ __html: sanitiseReply(markup) }), [markup]);

  // The only place where markup is inserted into the page; it is sanitised first.
  return <Text onClick={followSiteLinks} dangerouslySetInnerHTML={safe} />;
}
