import type { Photo } from '@sayapatri/design/photo';
import mina from '@sayapatri/pictures/people/mina.svg';
import nisha from '@sayapatri/pictures/people/nisha.svg';
import sunita from '@sayapatri/pictures/people/sunita.svg';
import type { Picture } from '@sayapatri/pictures/picture.ts';

const portrait = (src: string, team: string): Picture => ({
  src,
  alt: `A member of the ${team} team`,
  width: 200,
  height: 200,
});

/** Photographs by file; docs/pictures.md says how they are named. */
const photos = import.meta.glob<Photo>('../content/photos/*.{jpg,jpeg,png,webp,avif}', {
  query: '?photo',
  import: 'default',
  eager: true,
});

/** The portrait of each author by the author's name in kebab case; a photograph takes a drawing's place. */
const authors: Readonly<Record<string, Picture>> = {
  'academic-planning-team': portrait(mina, 'academic planning'),
  'admissions-counselling-team': portrait(sunita, 'admissions counselling'),
  'scholarship-guidance-team': portrait(nisha, 'scholarship guidance'),
  ...Object.fromEntries(
    Object.entries(photos).map(([file, photo]) => [
      file.replaceAll(/^.*\/|\.\w+$/g, ''),
      { ...photo, alt: '' },
    ]),
  ),
};

export default authors;
