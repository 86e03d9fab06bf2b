import type { PictureFile } from '@sayapatri/design';

/** A picture as a page shows it: an SVG file, or the photograph that replaces it. */
export interface Picture extends PictureFile {
  /** Describes the drawing for those who cannot see it. Empty for a photograph, whose subject the content names. */
  alt: string;
  /** The part to keep when a narrow place crops it, as in CSS `object-position`; the centre if absent. */
  focus?: string;
}

/** What a family's `texts.json` says of each picture, by id. */
type Texts = Readonly<Record<string, Pick<Picture, 'alt' | 'focus'>>>;

/**
 * The pictures of a folder by id, which is the file's name without its ending. `files` are the addresses by path, as
 * `import.meta.glob('./*.svg', { eager: true, import: 'default' })` gives them; all are of one size. A picture without a
 * text is decoration.
 */
export function picturesOf(
  files: Readonly<Record<string, string>>,
  size: Pick<Picture, 'width' | 'height'>,
  texts: Texts = {},
): Readonly<Record<string, Picture>> {
  return Object.fromEntries(
    Object.entries(files).map(([file, src]) => {
      const id = file.replaceAll(/^.*\/|\.svg$/g, '');
      return [id, { src, ...size, alt: '', ...texts[id] }];
    }),
  );
}
