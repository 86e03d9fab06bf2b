/** The paper that the pictures of `/plan` are drawn on: 400 x 200, hills behind, marigold as accent. */
import { skyline } from '@sayapatri/design/palette';
import type { ReactElement, ReactNode } from 'react';
import { ownStyle, tone } from './tone.ts';

const { far, mid } = tone;

/** The colour of objects: that of lines by day, and lighter than the background at night. */
export const body = tone.own;
const night = ownStyle({ own: [skyline.light.near, skyline.dark.glow] });

/** The background: two hills, and the ground below the objects. */
const sheet = (things: ReactNode): ReactElement => (
  <svg viewBox="0 0 400 200" aria-hidden="true">
    <style>{night}</style>
    <path fill={far} d="M0 150l52-44 30 22 46-52 38 40 34-28 42 38 40-58 48 50 30-24 40 32v74H0z" />
    <path fill={mid} opacity=".45" d="M0 172q60-26 120-12t110-6 170 6v40H0z" />
    <path fill={mid} d="M0 186h400v14H0z" />
    {things}
  </svg>
);

/** A picture with its alternative text. */
export const of = (alt: string, things: ReactNode) => ({
  alt,
  width: 400,
  height: 200,
  draw: () => sheet(things),
});

export const line = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
