import type { ReactElement } from 'react';
import type { Photo } from '../design/Picture/photo.ts';

/** A picture as a page shows it: a drawing, or the photograph that has taken its place. */
export interface Picture extends Partial<Pick<Photo, 'sources' | 'color'>> {
  /** Address of the file. */
  src: string;
  /** What the drawing shows, for those who cannot see it. Empty for a photograph, which its content names. */
  alt: string;
  /** Where its middle is when a narrow place crops it, as in CSS `object-position`; the centre if left out. */
  focus?: string;
  /** Size in the drawing's own units; the two give the proportion. */
  width: number;
  height: number;
}

/** A picture before it is a file. */
export interface Drawing extends Pick<Picture, 'alt' | 'focus' | 'width' | 'height'> {
  draw: () => ReactElement;
}

/**
 * What a family's module exports by default, and what `import … from 'that-module.tsx?pictures'` turns into files: an
 * object of `Picture`s under the same ids.
 */
export type Drawings<Id extends string = string> = Readonly<Record<Id, Drawing>>;
