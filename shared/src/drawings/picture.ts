import type { ReactElement } from 'react';

/** A picture as a page shows it: the attributes of an `img`. */
export interface Picture {
  /** Address of the file. */
  src: string;
  /** What the picture shows, for those who cannot see it. */
  alt: string;
  /** Size in the drawing's own units; the two give the proportion. */
  width: number;
  height: number;
}

/** A picture before it is a file. */
export interface Drawing extends Omit<Picture, 'src'> {
  draw: () => ReactElement;
}

/**
 * What a family's module exports by default, and what `import … from 'that-module.tsx?pictures'` turns into files: an
 * object of `Picture`s under the same ids.
 */
export type Drawings<Id extends string = string> = Readonly<Record<Id, Drawing>>;
