import type { ImgHTMLAttributes } from 'react';

/** A photograph as `…/campus.jpg?photo` gives it: several widths, in the formats that browsers choose from. */
export interface Photo {
  /** For browsers that use none of the `sources`. */
  src: string;
  /** The original's size in pixels, which reserves the space while the file is loading. */
  width: number;
  height: number;
  /** Best format first. */
  sources: readonly { type: string; srcSet: string }[];
  /** The photograph's main colour, shown while the file is loading. */
  color: string;
}

/** A drawing has one file, whose size may be in units of its own; a photograph has several, and a colour. */
export type PictureFile = Pick<Photo, 'src' | 'width' | 'height'> & Partial<Pick<Photo, 'sources' | 'color'>>;

interface PictureProps
  extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'srcSet' | 'width' | 'height'> {
  picture: PictureFile;
  /** A description of the picture; empty for decoration. */
  alt: string;
  /** How wide a photograph is drawn, as in the HTML attribute, e.g. `(min-width: 900px) 33vw, 100vw`. */
  sizes?: string;
}

/** A drawing or a photograph with reserved space, loaded lazily unless `loading` is `eager`. */
export function Picture({ picture, sizes = '100vw', style, ...props }: PictureProps) {
  const { src, width, height, sources, color } = picture;
  const image = (
    // biome-ignore lint/a11y/useAltText: `alt` is a required property and comes with the others.
    <img
      loading="lazy"
      decoding="async"
      {...props}
      src={src}
      width={width}
      height={height}
      style={color ? { background: color, ...style } : style}
    />
  );
  if (sources === undefined) return image;
  return (
    <picture>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      {image}
    </picture>
  );
}
