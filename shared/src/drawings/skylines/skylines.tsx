import type { Drawings } from '../picture.ts';
import { AustraliaSkyline } from './AustraliaSkyline.tsx';
import { CanadaSkyline } from './CanadaSkyline.tsx';
import { EuropeSkyline } from './EuropeSkyline.tsx';
import { JapanSkyline } from './JapanSkyline.tsx';
import { KoreaSkyline } from './KoreaSkyline.tsx';
import { NewZealandSkyline } from './NewZealandSkyline.tsx';
import { UkSkyline } from './UkSkyline.tsx';
import { UsaSkyline } from './UsaSkyline.tsx';

const size = { width: 1200, height: 320 };

/** The country skylines, by the country's part of its guide's path, e.g. `new-zealand` of `/study-in-new-zealand`. */
const skylines = {
  usa: {
    ...size,
    alt: 'The Statue of Liberty before Brooklyn Bridge and Manhattan, with the Capitol beside them',
    draw: UsaSkyline,
  },
  uk: {
    ...size,
    alt: 'London along the Thames: the London Eye, Westminster with Big Ben, Tower Bridge and the Shard',
    draw: UkSkyline,
  },
  canada: {
    ...size,
    alt: 'A lake with pines below the Rocky Mountains, Toronto’s CN Tower and Parliament Hill',
    draw: CanadaSkyline,
  },
  australia: {
    ...size,
    alt: 'Sydney’s Harbour Bridge, city and Opera House',
    draw: AustraliaSkyline,
  },
  'new-zealand': {
    ...size,
    alt: 'Auckland’s Harbour Bridge and Sky Tower among sails, with the Southern Alps behind',
    draw: NewZealandSkyline,
  },
  japan: {
    ...size,
    alt: 'Mount Fuji above a pagoda, a gate in the water, Tokyo Tower and a white castle',
    draw: JapanSkyline,
  },
  europe: {
    ...size,
    alt: 'A windmill, the Brandenburg Gate, the Eiffel Tower, the Colosseum and Cologne Cathedral side by side',
    draw: EuropeSkyline,
  },
  korea: {
    ...size,
    alt: 'Seoul’s tower on Namsan over hanok roofs, a palace hall and the old south gate',
    draw: KoreaSkyline,
  },
} satisfies Drawings;

export default skylines;
