import type { SatContent } from '../schema/sat.ts';
import type { SatTexts } from '../schema/texts.ts';
import fact from './facts.json?facts';
import data from './sat.json';

const texts = data as SatTexts;

const scale = { min: 400, max: 1600 };

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
    changing: 'test formats',
  },
  scores: {
    ...texts.scores,
    caption: `Total score on the scale ${scale.min}-${scale.max}`,
    scale,
    bands: [
      { from: 1500, to: 1600, label: 'Exceptional' },
      { from: 1400, to: 1490, label: 'Outstanding' },
      { from: 1300, to: 1390, label: 'Very Good' },
      { from: 1200, to: 1290, label: 'Above Average' },
      { from: 1100, to: 1190, label: 'Average' },
      { from: 1000, to: 1090, label: 'Below Average' },
    ],
  },
};

export default sat;
