import type { ReactNode } from 'react';
import { darkStyle } from './coverTones.ts';

/** The canvas of a cover: 640 by 360 units. The component that shows a cover sets its `alt`. */
export function CoverFrame({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 640 360" width="640" height="360" aria-hidden="true">
      <style>{darkStyle}</style>
      {children}
    </svg>
  );
}
