import type { Photo } from '@sayapatri/design/photo';
import type { ReactElement } from 'react';

/** A picture as a page shows it: a drawing, or the photograph that replaces it. */
export interface Picture extends Partial<Pick<Photo, 'sources' | 'color'>> {
  /** Address of the file. */
  src: string;
  /** Describes the drawing for those who cannot see it. Empty for a photograph, whose subject the content names. */
  alt: string;
  /** The part to keep when a narrow place crops it, as in CSS `object-position`; the centre if absent. */
  focus?: string;
  /** Size in the drawing's own units, for its aspect ratio. */
  width: number;
  height: number;
}

/** A picture before it is written to a file. */
export interface Drawing extends Pick<Picture, 'alt' | 'focus' | 'width' | 'height'> {
  draw: () => ReactElement;
}

/**
 * The default export of a family's module; `import … from 'that-module.tsx?pictures'` turns it into files and returns
 * an object of `Picture`s under the same ids.
 */
export type Drawings<Id extends string = string> = Readonly<Record<Id, Drawing>>;
