import type { SatTexts } from '../schema/texts.ts';
import { classes, papersOf } from './papersOf.ts';
import data from './sat.json';

const texts = data as SatTexts;
const { bands, ...scores } = texts.scores;
const axis = { from: 400, to: 1600, step: 300, grouping: false };

const sat = {
  ...texts,
  structure: {
    ...texts.structure,
    parts: papersOf(texts.structure.parts),
    changing: 'test formats',
  },
  features: { ...texts.features, links: [classes] },
  scores: {
    ...scores,
    caption: `Total score on the scale ${axis.from}-${axis.to}`,
    unit: 'points',
    columns: ['Band', 'Total score'],
    axis,
    bars: bands.map((band) => ({ ...band, value: `${band.low}-${band.high}` })),
  },
} as const;

export type SatContent = typeof sat;

export default sat;
