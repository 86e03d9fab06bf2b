import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface TimelineItem {
  /** When, or which step. */
  label: ReactNode;
  title: string;
  text?: ReactNode;
}

const twoColumns = '@media screen and (min-width: 800px)';

/** On a computer steps run down the first column, then down the second, those of a row side by side. */
const List = styled('ol')<{ perColumn: number }>(({ perColumn }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [twoColumns]: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gridTemplateRows: `repeat(${perColumn}, auto)`,
    columnGap: 40,
  },
}));

const Item = styled('li')<{ isCompact: boolean; endsColumn: boolean }>(
  ({ theme, isCompact, endsColumn }) => ({
    position: 'relative',
    paddingLeft: 36,
    paddingBottom: isCompact ? 12 : 28,
    '&::before': {
      content: '""',
      position: 'absolute',
      left: 4,
      top: 7,
      width: 13,
      height: 13,
      borderRadius: '50%',
      border: `3px solid ${theme.vars.palette.primary.main}`,
    },
    // The line to the next step; each column's ends at its last one.
    '&:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      left: 10,
      top: 24,
      bottom: -4,
      width: 1,
      background: theme.vars.palette.divider,
      ...(endsColumn && { [twoColumns]: { display: 'none' } }),
    },
    '@media print': { breakInside: 'avoid' },
  }),
);

interface TimelineProps {
  items: readonly TimelineItem[];
  /** `h4` where the list stands below an h3, `h2` where it stands below the page's title. */
  heading?: 'h2' | 'h3' | 'h4';
  /** True for short steps, which stand close together. */
  compact?: boolean;
}

/** Steps in order, each with when and what. */
export function Timeline({ items, heading = 'h3', compact = false }: TimelineProps) {
  const perColumn = Math.ceil(items.length / 2);
  return (
    <List perColumn={perColumn}>
      {items.map(({ label, title, text }, index) => (
        <Item key={title} isCompact={compact} endsColumn={index + 1 === perColumn}>
          {/* Separators in the text: copied or read aloud, the words must not run together. */}
          <Typography component="span" variant="body2" sx={{ fontWeight: 700, color: 'text.secondary' }}>
            {label}
          </Typography>{' '}
          <Typography component={heading} variant="h4">
            {title}
          </Typography>
          {text ? (
            <Typography variant={compact ? 'body2' : 'body1'} sx={{ mt: 0.5, color: 'text.secondary' }}>
              {text}
            </Typography>
          ) : null}
        </Item>
      ))}
    </List>
  );
}
