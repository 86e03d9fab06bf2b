import type { SatTexts } from '../schema/texts.ts';
import { classes, papersOf } from './papersOf.ts';
import data from './sat.json';

const texts = data as SatTexts;
const { bands, ...scores } = texts.scores;
const axis = { from: 400, to: 1600, step: 400, grouping: false };

const sat = {
  ...texts,
  classes,
  structure: {
    ...texts.structure,
    now: 'Today, on a computer',
    inAll: (minutes: number) => `${Math.floor(minutes / 60)} hours ${minutes % 60} minutes in all`,
    today: papersOf(texts.structure.today),
    earlier: 'The format published earlier, on paper',
    parts: papersOf(texts.structure.parts),
    changing: 'test formats',
  },
  scores: {
    ...scores,
    caption: 'Total score on the scale 400-1600',
    unit: 'points',
    columns: ['Band', 'Total score'],
    axis,
    bars: bands.map((band) => ({ ...band, value: `${band.low}-${band.high}` })),
  },
} as const;

export type SatContent = typeof sat;

export default sat;
