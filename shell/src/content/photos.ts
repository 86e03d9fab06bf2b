import type { Photo } from '@sayapatri/design/photo';

const files = import.meta.glob<Photo>('./photos/*.{jpg,jpeg,png,webp,avif}', {
  query: '?photo',
  import: 'default',
  eager: true,
});

/** The photographs of this package by the ids of their pictures (docs/pictures.md), some of which no drawing has. */
export const photos: Readonly<Record<string, Photo>> = Object.fromEntries(
  Object.entries(files).map(([file, photo]) => [file.replaceAll(/^.*\/|\.\w+$/g, ''), photo]),
);
