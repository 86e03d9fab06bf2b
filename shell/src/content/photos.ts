import type { Photo } from '@sayapatri/design';

const files = import.meta.glob<Photo>('./photos/*.{jpg,jpeg,png,webp,avif}', {
  query: '?photo',
  import: 'default',
  eager: true,
});

/** The photographs of this package by the IDs of their pictures (docs/pictures.md); an ID need not have a drawing. */
export const photos: Readonly<Record<string, Photo>> = Object.fromEntries(
  Object.entries(files).map(([file, photo]) => [file.replaceAll(/^.*\/|\.\w+$/g, ''), photo]),
);
