import australia from '@sayapatri/drawings/campuses/australia.ts?pictures';
import canada from '@sayapatri/drawings/campuses/canada.ts?pictures';
import europe from '@sayapatri/drawings/campuses/europe.ts?pictures';
import japan from '@sayapatri/drawings/campuses/japan.ts?pictures';
import korea from '@sayapatri/drawings/campuses/korea.ts?pictures';
import newZealand from '@sayapatri/drawings/campuses/new-zealand.ts?pictures';
import uk from '@sayapatri/drawings/campuses/uk.ts?pictures';
import usa from '@sayapatri/drawings/campuses/usa.ts?pictures';
import chapters from '@sayapatri/drawings/chapters/chapters.tsx?pictures';
import emblemFile from '@sayapatri/drawings/emblems/Emblems.tsx?drawing';
import { marks } from '@sayapatri/drawings/emblems/marks.ts';
import type { Picture } from '@sayapatri/drawings/picture.ts';
import portraits from '@sayapatri/drawings/portraits/portraits.tsx?pictures';
import services from '@sayapatri/drawings/services/services.tsx?pictures';
import skylines from '@sayapatri/drawings/skylines/skylines.tsx?pictures';

export interface DrawingFamily {
  title: string;
  /** How wide the site shows one, in px. */
  shownAt: number;
  pictures: Readonly<Record<string, Picture>>;
}

const emblemPictures = Object.fromEntries(
  Object.keys(marks).map((id) => [id, { src: `${emblemFile}#${id}`, alt: id, width: 96, height: 96 }]),
);

/** Every family of drawings in `shared`. */
export const drawingFamilies: readonly DrawingFamily[] = [
  { title: 'Skylines', shownAt: 400, pictures: skylines },
  ...Object.entries({ australia, canada, uk, usa, newZealand, europe, japan, korea }).map(
    ([country, pictures]) => ({ title: `Campuses: ${country}`, shownAt: 270, pictures }),
  ),
  { title: 'Chapters of a guide', shownAt: 224, pictures: chapters },
  { title: 'Cards of services', shownAt: 280, pictures: services },
  { title: 'Portraits', shownAt: 96, pictures: portraits },
  { title: 'Emblems', shownAt: 72, pictures: emblemPictures },
];
