import { styled } from '@mui/material/styles';

/** The style of the element whose reading is measured; it contains the bar. */
export const measured = { viewTimeline: '--reading block' } as const;

/**
 * How much of the article has been read, as a bar below the header. It is drawn by CSS alone: browsers without
 * scroll-driven animations, and visitors who asked for less motion, see no bar. Decorative.
 */
export const ReadingProgress = styled('div')({
  display: 'none',
  '@supports (animation-timeline: view())': {
    '@media screen and (prefers-reduced-motion: no-preference)': {
      display: 'block',
      position: 'fixed',
      insetInline: 0,
      top: 'var(--header-height)',
      zIndex: 5,
      height: 3,
      background: 'var(--mui-palette-secondary-main)',
      transformOrigin: 'left',
      animation: 'reading linear both',
      animationTimeline: '--reading',
      animationRange: 'contain',
    },
  },
  '@keyframes reading': { from: { transform: 'scaleX(0)' } },
});
