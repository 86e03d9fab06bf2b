import type { EmblemProps } from './Emblem.tsx';

/** The mark of each sample university: drawn for this site, as the university's own is a trademark. */
export const marks = {
  'arizona-state': {
    form: 'seal',
    charge: 'sunOverButte',
    field: '#7d2338',
    metal: '#fdf1dc',
    second: '#f3b33d',
  },
  manchester: {
    form: 'hexagon',
    charge: 'bookAndComb',
    field: '#5d3a78',
    metal: '#fdf6e6',
    second: '#f3b33d',
  },
  toronto: { form: 'shield', charge: 'mapleAndBook', field: '#173f70', metal: '#fdf6e6', second: '#d9604c' },
  monash: { form: 'crest', charge: 'torchAndCross', field: '#1c6ea4', metal: '#fdfaf0', second: '#f6b94a' },
  auckland: { form: 'swiss', charge: 'fernAndWaves', field: '#0b3a6f', metal: '#fdfaf0', second: '#8cc3e0' },
  waseda: { form: 'seal', charge: 'clockTower', field: '#8a2536', metal: '#fdf1dc', second: '#e2b765' },
  tum: { form: 'square', charge: 'gearAndDividers', field: '#2b74b8', metal: '#ffffff', second: '#bfe0f5' },
  yonsei: { form: 'crest', charge: 'bookAndRays', field: '#1d3f86', metal: '#fdfaf0', second: '#e9c46a' },
  'texas-arlington': {
    form: 'hexagon',
    charge: 'starAndLaurel',
    field: '#1f4e86',
    metal: '#ffffff',
    second: '#f08a3c',
  },
  leeds: { form: 'shield', charge: 'roseAndBars', field: '#1f6a4d', metal: '#fdf6e6', second: '#d9b45a' },
  ubc: { form: 'lozenge', charge: 'cedarAndPeaks', field: '#14506f', metal: '#fdf6e6', second: '#f0bd4f' },
  melbourne: { form: 'seal', charge: 'crossAndGum', field: '#102f56', metal: '#fdfaf0', second: '#9cc4a0' },
} satisfies Record<string, EmblemProps>;
