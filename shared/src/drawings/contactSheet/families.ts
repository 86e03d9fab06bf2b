/// <reference path="../../vite/drawings.d.ts" />
import australia from '../campuses/australia.ts?pictures';
import canada from '../campuses/canada.ts?pictures';
import europe from '../campuses/europe.ts?pictures';
import japan from '../campuses/japan.ts?pictures';
import korea from '../campuses/korea.ts?pictures';
import newZealand from '../campuses/new-zealand.ts?pictures';
import uk from '../campuses/uk.ts?pictures';
import usa from '../campuses/usa.ts?pictures';
import emblemFile from '../emblems/Emblems.tsx?drawing';
import { marks } from '../emblems/marks.ts';
import type { Picture } from '../picture.ts';
import portraits from '../portraits/portraits.tsx?pictures';
import skylines from '../skylines/skylines.tsx?pictures';

export interface Family {
  title: string;
  /** How wide the site shows one, in px. */
  shownAt: number;
  pictures: Readonly<Record<string, Picture>>;
}

const emblemPictures = Object.fromEntries(
  Object.keys(marks).map((id) => [id, { src: `${emblemFile}#${id}`, alt: id, width: 96, height: 96 }]),
);

/** All that the drawing families of `shared` hold. */
export const families: readonly Family[] = [
  { title: 'Skylines', shownAt: 400, pictures: skylines },
  ...Object.entries({ australia, canada, uk, usa, newZealand, europe, japan, korea }).map(
    ([country, pictures]) => ({ title: `Campuses: ${country}`, shownAt: 270, pictures }),
  ),
  { title: 'Portraits', shownAt: 96, pictures: portraits },
  { title: 'Emblems', shownAt: 72, pictures: emblemPictures },
];
