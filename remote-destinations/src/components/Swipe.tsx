import { styled } from '@sayapatri/design';
import type { ReactNode } from 'react';

/**
 * On a phone the list in it is one row of cards that is pushed sideways, so that six of them don't fill six screens. The
 * row reaches the edges of the screen: a cut card shows that there are more.
 */
const Row = styled('div')({
  // Clear of the plot above it.
  '* + &': { marginTop: 16 },
  '@media screen and (max-width: 599px)': {
    position: 'relative',
    marginInline: -16,
    overflowX: 'auto',
    scrollSnapType: 'x proximity',
    scrollPadding: 16,
    scrollbarWidth: 'none',
    '& > ul': {
      display: 'flex',
      gap: 12,
      width: 'max-content',
      margin: 0,
      padding: '0 16px',
    },
    '&& > * > li': {
      flex: '0 0 auto',
      width: 268,
      height: 'auto',
      padding: '10px 14px',
      border: '1px solid var(--mui-palette-divider)',
      borderRadius: 16,
      background: 'var(--mui-palette-background-paper)',
      scrollSnapAlign: 'start',
    },
  },
});

interface SwipeProps {
  /** Names the row for screen readers, which can move to it to push it; left out where its cards have links. */
  label?: string | undefined;
  /** The list. */
  children: ReactNode;
}

export function Swipe({ label, children }: SwipeProps) {
  return <Row {...(label && { role: 'group', 'aria-label': label, tabIndex: 0 })}>{children}</Row>;
}
