import type { SatContent } from '../schema/sat.ts';
import { type Cta, contactPath } from '../schema/sections.ts';
import fact from './facts.json?facts';

const scale = { min: 400, max: 1600 };
const startPreparation: Cta = { label: 'Start Your Preparation', href: contactPath };

const sat: SatContent = {
  hero: {
    title: 'SAT preparation',
    blurb:
      'Some universities in the USA ask for the SAT, and a good score can help you win a scholarship. We prepare you for the reading, the maths and the time limit.',
    cta: startPreparation,
  },
  structure: {
    title: 'Test structure',
    intro: 'Reading and writing come first, then maths. Each bar shows how much of the time a part takes.',
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
    title: 'Score ranges',
    intro:
      'The total runs from 400 to 1600. Compare your practice score with the range your university looks for.',
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
  success: {
    title: 'Success of our students',
    intro: 'How many of our SAT students reach a high score, and how much they improve.',
    figures: [
      { value: '85%', label: 'reach 1400+', percent: 85 },
      { value: '45%', label: 'reach 1500+', percent: 45 },
      { value: '250+', label: 'point average improvement' },
    ],
  },
  features: {
    title: 'Features',
    intro: 'What our SAT course includes.',
    items: [
      {
        icon: 'target',
        title: 'A first practice test',
        description: 'It shows where you lose points, and that is where we begin.',
      },
      {
        icon: 'calendar',
        title: 'A weekly plan',
        description: 'We fit it around your school exams, so that you can do well in both.',
      },
      {
        icon: 'math',
        title: 'Maths from the basics',
        description: 'You know much of it from school. We fill the gaps and teach you the English terms.',
      },
      {
        icon: 'reading',
        title: 'A method for reading',
        description: 'You learn to find the one line in the text that proves your answer.',
      },
      {
        icon: 'clock',
        title: 'Timed practice tests',
        description: 'You sit full tests until you finish comfortably in time.',
      },
      {
        icon: 'university',
        title: 'A target score',
        description: 'We set it by the universities on your list and the scholarships they offer.',
      },
    ],
  },
  closing: {
    title: 'Ready to begin?',
    intro:
      'Tell us your grade and the universities you hope for. We show you the next steps, free of charge.',
    cta: startPreparation,
  },
};

export default sat;
