import { styled } from '@mui/material/styles';
import { useSiteLinks } from '@sayapatri/design';
import { useMemo } from 'react';
import { sanitiseReply } from '../sanitise.ts';

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
  '& ul:has(iframe)': { padding: 0, listStyle: 'none' },
  '& iframe': {
    display: 'block',
    marginBlock: 8,
    width: '100%',
    // Both offices' maps are seen at once.
    height: 150,
    border: '1px solid var(--mui-palette-divider)',
    borderRadius: 8,
    // Visible until the map has loaded, or if it can't be loaded.
    background: 'var(--mui-palette-primarySoft)',
    colorScheme: 'light',
    '@media (prefers-color-scheme: dark)': { filter: 'brightness(0.75)' },
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
}

/** A reply as formatted text. Its links inside the site navigate without a reload. */
export function ReplyText({ markup }: ReplyTextProps) {
  const followSiteLinks = useSiteLinks();
  const safe = useMemo(() => ({ __html: sanitiseReply(markup) }), [markup]);

  // The only place where markup is inserted into the page; it is sanitised first.
  return <Text onClick={followSiteLinks} dangerouslySetInnerHTML={safe} />;
}
