import type { ReactNode } from 'react';

/**
 * The canvas of a cover: 640 by 360 units, filling whatever frame it stands in. Colours are given as attributes
 * and nothing has an id, so a cover needs no inline style and may stand on a page more than once.
 */
export function CoverFrame({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 640 360"
      width="100%"
      height="100%"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}
