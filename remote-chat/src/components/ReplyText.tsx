import { styled } from '@mui/material/styles';
import { useSiteLinks } from '@sayapatri/design';
import { useMemo } from 'react';
import { sanitiseReply } from '../sanitise.ts';

/** Styled by its elements, because a reply is HTML made of texts, and has no components. */
const Text = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  '& p, & ul': { margin: 0 },
  '& ul': { paddingLeft: 20 },
  '& li': { paddingBlock: 3 },
  '& a': { color: theme.vars.palette.primary.main, fontWeight: 600, textUnderlineOffset: '0.2em' },
  '& table': {
    width: '100%',
    padding: '4px 12px',
    borderRadius: theme.shape.borderRadius,
    background: theme.vars.palette.band,
    fontSize: theme.typography.body2.fontSize,
    fontVariantNumeric: 'tabular-nums',
  },
  '& caption': { paddingBottom: 4, textAlign: 'left', fontWeight: 650 },
  '& th, & td': { padding: '6px 8px 6px 0', textAlign: 'left', verticalAlign: 'top', textWrap: 'balance' },
  '& td > a': { fontSize: theme.typography.caption.fontSize, fontWeight: 500 },
  // A figure of one currency and its unit stay on one line beside their name.
  '& table:not(:has(thead)) th': { width: '34%' },
  '& thead th': { color: theme.vars.palette.text.secondary, fontWeight: 600 },
}));

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
