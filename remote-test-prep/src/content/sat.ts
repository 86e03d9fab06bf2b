import type { MeterProps } from 'shared/core';
import {
  type Cta,
  contactPath,
  type Heading,
  type HeroText,
  type IconPoint,
  type Point,
} from '../schema/sections.ts';

/** One timed part of the test. Plain numbers, so that its share of the day can be drawn to scale. */
export interface SatSection extends IconPoint {
  minutes: number;
  questions: number;
}

/** A stretch of the total score, both ends included. */
export interface ScoreBand {
  from: number;
  to: number;
  label: string;
}

export interface SatContent {
  hero: HeroText & { cta: Cta };
  structure: Heading & { sections: readonly SatSection[]; note: string };
  scores: Heading & {
    /** Below the drawing; names the scale for those who cannot see it. */
    caption: string;
    scale: { min: number; max: number };
    bands: readonly ScoreBand[];
  };
  success: Heading & { bars: readonly MeterProps[] };
  features: Heading & { items: readonly Point[] };
  closing: Heading & { cta: Cta };
}

const scale = { min: 400, max: 1600 };
const startPreparation: Cta = { label: 'Start Your Preparation', href: contactPath };

const sat: SatContent = {
  hero: {
    title: 'SAT preparation',
    blurb:
      'The SAT asks for nothing you cannot learn. We teach the math, the reading, and how to keep calm with the clock.',
    cta: startPreparation,
  },
  structure: {
    title: 'How the test is built',
    intro: 'Reading and writing first, then math. Each part has its own time and its own rhythm.',
    sections: [
      {
        icon: 'reading',
        title: 'Reading and Writing',
        description: 'Read closely, find the evidence, and repair sentences that do not work.',
        minutes: 64,
        questions: 54,
      },
      {
        icon: 'math',
        title: 'Math no-calculator',
        description: 'Algebra by hand. Clean steps on paper save you time.',
        minutes: 25,
        questions: 20,
      },
      {
        icon: 'math',
        title: 'Math with calculator',
        description:
          'Longer problems, data and graphs. Learn when the calculator helps and when it slows you.',
        minutes: 55,
        questions: 38,
      },
    ],
    note: 'The test maker changes the format from time to time. Before you register, we go through the current one with you.',
  },
  scores: {
    title: 'What your score says',
    intro:
      'The total runs from 400 to 1600. See where you stand today, and which band your university looks for.',
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
    title: 'How our students do',
    intro: 'A weekly habit does most of the work. These figures are what it adds up to.',
    bars: [
      { value: '85%', label: 'reach 1400+', percent: 85 },
      { value: '45%', label: 'reach 1500+', percent: 45 },
      // Drawn as its share of all the points there are to win, so that the bar says no more than the figure.
      {
        value: '250+',
        label: 'point average improvement',
        percent: Math.round((100 * 250) / (scale.max - scale.min)),
      },
    ],
  },
  features: {
    title: 'What you get with us',
    intro: 'Steady work, good teachers, and someone who notices when you are stuck.',
    items: [
      {
        title: 'A starting test',
        description: 'We see where your points are lost, and begin there.',
      },
      {
        title: 'A weekly plan',
        description: 'Built around your school exams, so that neither one suffers.',
      },
      {
        title: 'Math from the ground up',
        description: 'You know much of it from school. We fill the gaps and teach the English words for it.',
      },
      {
        title: 'Reading with a method',
        description: 'One question, one line of evidence. It can be learned.',
      },
      {
        title: 'Timed practice tests',
        description: 'Sit full tests until the clock is no longer your enemy.',
      },
      {
        title: 'Scores that fit your list',
        description: 'We match your target score to the universities you want, and to their scholarships.',
      },
    ],
  },
  closing: {
    title: 'Begin with one conversation',
    intro: 'Tell us your grade and the university you dream of. We show you the way from here to there.',
    cta: startPreparation,
  },
};

export default sat;
