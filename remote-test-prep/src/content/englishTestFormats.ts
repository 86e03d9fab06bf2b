import type { EnglishTest } from 'shared/contract';
import type { IconName } from 'shared/core';
import { type Cta, contactPath } from '../schema/sections.ts';

/** One paper of a test. */
export interface TestSection {
  icon: IconName;
  name: string;
  /** Its length, unit included: '11-14 minutes'. */
  time: string;
  /** How much there is to do, unit included, where the test has a fixed number: '40 questions'. */
  amount?: string;
  description: string;
}

export interface TestFormat {
  id: EnglishTest;
  name: string;
  summary: string;
  sections: readonly TestSection[];
  /** When the score arrives, e.g. 'Results in 13 days'. */
  results: string;
  cta: Cta;
}

export const englishTestFormats: readonly TestFormat[] = [
  {
    id: 'ielts',
    name: 'IELTS',
    summary:
      'Four papers, and a real conversation with an examiner. A good fit if you like to talk to a person.',
    sections: [
      {
        icon: 'listening',
        name: 'Listening',
        time: '30 minutes',
        amount: '40 questions',
        description: 'Recordings from everyday talk to a lecture. You hear each one once.',
      },
      {
        icon: 'reading',
        name: 'Reading',
        time: '60 minutes',
        amount: '40 questions',
        description: 'Longer texts. Finding the right line matters more than knowing every word.',
      },
      {
        icon: 'writing',
        name: 'Writing',
        time: '60 minutes',
        amount: '2 tasks',
        description: 'A shorter task and an essay. The essay counts for more.',
      },
      {
        icon: 'speaking',
        name: 'Speaking',
        time: '11-14 minutes',
        amount: '3 parts',
        description: 'Talk about yourself, about a topic on a card, then about ideas around it.',
      },
    ],
    results: 'Results in 13 days',
    cta: { label: 'Prepare for IELTS', href: contactPath },
  },
  {
    id: 'pte',
    name: 'PTE',
    summary:
      'Taken on a computer from start to finish. A good fit if you type well and need your score soon.',
    sections: [
      {
        icon: 'speaking',
        name: 'Speaking & Writing',
        time: '54-67 minutes',
        description: 'You speak into a headset and type your answers, in one sitting.',
      },
      {
        icon: 'reading',
        name: 'Reading',
        time: '29-30 minutes',
        description: 'Fill gaps, put paragraphs in order, choose the answer the text supports.',
      },
      {
        icon: 'listening',
        name: 'Listening',
        time: '30-43 minutes',
        description: 'Summarize what you hear, complete sentences, write down what was said.',
      },
    ],
    results: 'Results in 5 days',
    cta: { label: 'Prepare for PTE', href: contactPath },
  },
];
