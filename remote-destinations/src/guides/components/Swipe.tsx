import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

/**
 * On a phone the list is a row of cards that scrolls sideways, so that six cards don't fill six screens. The row reaches
 * the edges of the screen, where a cut card shows that more follow.
 */
const Row = styled('div')({
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
  /** The row's accessible name. With it the keyboard can scroll the row, which rows with links don't need. */
  label?: string | undefined;
  children: ReactNode;
}

export function Swipe({ label, children }: SwipeProps) {
  return <Row {...(label && { role: 'group', 'aria-label': label, tabIndex: 0 })}>{children}</Row>;
}
