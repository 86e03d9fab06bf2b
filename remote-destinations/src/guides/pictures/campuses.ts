import type { Photo } from '@sayapatri/design';
import { type Picture, picturesOf } from '@sayapatri/pictures/picture.ts';

type Texts = NonNullable<Parameters<typeof picturesOf>[2]>;

const drawings = import.meta.glob<string>('../countries/*/pictures/*.svg', {
  eager: true,
  import: 'default',
});
const texts = import.meta.glob<Texts>('../countries/*/pictures/texts.json', {
  eager: true,
  import: 'default',
});
/** Photographs by file; docs/pictures.md says how they are named. */
const photos = import.meta.glob<Photo>('../../content/photos/*.{jpg,jpeg,png,webp,avif}', {
  query: '?photo',
  import: 'default',
  eager: true,
});

/** The universities' pictures by their ids. A photograph takes a drawing's place; the page names what it shows. */
const campuses: Readonly<Record<string, Picture>> = {
  ...picturesOf(drawings, { width: 580, height: 435 }, Object.assign({}, ...Object.values(texts))),
  ...Object.fromEntries(
    Object.entries(photos).map(([file, photo]) => [
      file.replaceAll(/^.*\/|\.\w+$/g, ''),
      { ...photo, alt: '' },
    ]),
  ),
};

export default campuses;
