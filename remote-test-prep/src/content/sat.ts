import type { SatContent } from '../schema/sat.ts';
import type { SatTexts } from '../schema/texts.ts';
import fact from './facts.json?facts';
import data from './sat.json';

const texts = data as SatTexts;

/** A range of the total score, both ends included. */
const band = (low: number, high: number, label: string) => ({ low, high, label, value: `${low}-${high}` });

const axis = { from: 400, to: 1600, step: 300 };

const sat: SatContent = {
  ...texts,
  structure: {
    ...texts.structure,
    parts: [
      {
        icon: 'reading',
        title: 'Reading and Writing',
        description: 'You read short texts closely, find the evidence for an answer and correct sentences.',
        time: fact('sat-reading'),
        questions: fact('sat-reading-questions'),
      },
      {
        icon: 'math',
        title: 'Math no-calculator',
        description: 'Mostly algebra. Clear steps on paper save you time.',
        time: fact('sat-no-calculator'),
        questions: fact('sat-no-calculator-questions'),
      },
      {
        icon: 'math',
        title: 'Math with calculator',
        description:
          'Longer problems, data and graphs. You learn when the calculator helps and when it slows you down.',
        time: fact('sat-calculator'),
        questions: fact('sat-calculator-questions'),
      },
    ],
    times: {
      caption: 'The time of each part, in minutes',
      unit: 'minutes',
      part: 'Part',
      test: 'SAT',
    },
    changing: 'test formats',
  },
  scores: {
    ...texts.scores,
    caption: `Total score on the scale ${axis.from}-${axis.to}`,
    unit: 'points',
    columns: ['Band', 'Total score'],
    axis,
    bars: [
      band(1500, 1600, 'Exceptional'),
      band(1400, 1490, 'Outstanding'),
      band(1300, 1390, 'Very Good'),
      band(1200, 1290, 'Above Average'),
      band(1100, 1190, 'Average'),
      band(1000, 1090, 'Below Average'),
    ],
  },
};

export default sat;
