import type { Drawings } from '../picture.ts';
import { Emblem, type EmblemProps } from './Emblem.tsx';

/** The mark of each sample university, drawn for this site: none of them is the university's own, which is a trademark. */
const marks = {
  'arizona-state': [
    'A seal with the sun rising over a desert butte',
    { form: 'seal', charge: 'sunOverButte', field: '#7d2338', metal: '#fdf1dc', second: '#f3b33d' },
  ],
  manchester: [
    'A hexagon with an open book under honeycomb',
    { form: 'hexagon', charge: 'bookAndComb', field: '#5d3a78', metal: '#fdf6e6', second: '#f3b33d' },
  ],
  toronto: [
    'A shield with a maple leaf over an open book',
    { form: 'shield', charge: 'mapleAndBook', field: '#173f70', metal: '#fdf6e6', second: '#d9604c' },
  ],
  monash: [
    'A shield with a torch between four stars',
    { form: 'crest', charge: 'torchAndCross', field: '#1c6ea4', metal: '#fdfaf0', second: '#f6b94a' },
  ],
  auckland: [
    'A shield with a fern over the sea and two stars',
    { form: 'swiss', charge: 'fernAndWaves', field: '#12406b', metal: '#fdfaf0', second: '#8cc3e0' },
  ],
  waseda: [
    'A seal with a clock tower',
    { form: 'seal', charge: 'clockTower', field: '#8a2536', metal: '#fdf1dc', second: '#e2b765' },
  ],
  tum: [
    'A square mark with dividers in a gear wheel',
    { form: 'square', charge: 'gearAndDividers', field: '#2b74b8', metal: '#ffffff', second: '#bfe0f5' },
  ],
  yonsei: [
    'A shield with rays over an open book',
    { form: 'crest', charge: 'bookAndRays', field: '#1d3f86', metal: '#fdfaf0', second: '#e9c46a' },
  ],
  'texas-arlington': [
    'A hexagon with a star over a laurel wreath',
    { form: 'hexagon', charge: 'starAndLaurel', field: '#1f4e86', metal: '#ffffff', second: '#f08a3c' },
  ],
  leeds: [
    'A shield with a rose over two bars',
    { form: 'shield', charge: 'roseAndBars', field: '#1f6a4d', metal: '#fdf6e6', second: '#d9b45a' },
  ],
  ubc: [
    'A lozenge with a cedar before mountains',
    { form: 'lozenge', charge: 'cedarAndPeaks', field: '#14506f', metal: '#fdf6e6', second: '#f0bd4f' },
  ],
  melbourne: [
    'A seal with the Southern Cross over gum leaves',
    { form: 'seal', charge: 'crossAndGum', field: '#102f56', metal: '#fdfaf0', second: '#9cc4a0' },
  ],
} satisfies Record<string, [alt: string, emblem: EmblemProps]>;

const emblems: Drawings = Object.fromEntries(
  Object.entries<[string, EmblemProps]>(marks).map(([id, [alt, emblem]]) => [
    id,
    { alt, width: 96, height: 96, draw: () => <Emblem {...emblem} /> },
  ]),
);

export default emblems;
