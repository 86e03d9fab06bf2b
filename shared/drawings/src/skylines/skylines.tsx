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
    alt: 'Statue of Liberty, Brooklyn Bridge and Manhattan',
    draw: UsaSkyline,
  },
  uk: {
    ...size,
    alt: 'Big Ben, Tower Bridge and the London Eye',
    draw: UkSkyline,
  },
  canada: {
    ...size,
    alt: 'CN Tower, Parliament Hill and the Rockies',
    draw: CanadaSkyline,
  },
  australia: {
    ...size,
    alt: 'Sydney’s Harbour Bridge and Opera House',
    draw: AustraliaSkyline,
  },
  'new-zealand': {
    ...size,
    alt: 'Auckland’s harbour before the Southern Alps',
    draw: NewZealandSkyline,
  },
  japan: {
    ...size,
    alt: 'Mount Fuji, a pagoda and Tokyo Tower',
    draw: JapanSkyline,
  },
  europe: {
    ...size,
    alt: 'Brandenburg Gate, Eiffel Tower and Colosseum',
    draw: EuropeSkyline,
  },
  korea: {
    ...size,
    alt: 'Seoul’s tower over a palace and hanok roofs',
    draw: KoreaSkyline,
  },
} satisfies Drawings;

export default skylines;
