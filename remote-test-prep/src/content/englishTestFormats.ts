import type { TestFormat } from '../schema/ieltsPte.ts';
import { contactPath } from '../schema/sections.ts';
import fact from './facts.json?facts';

export const englishTestFormats: readonly TestFormat[] = [
  {
    id: 'ielts',
    name: 'IELTS',
    summary:
      'Four papers, one of them a conversation with an examiner. Choose it if you prefer to speak to a person.',
    papers: [
      {
        icon: 'listening',
        name: 'Listening',
        time: fact('ielts-listening'),
        amount: fact('ielts-listening-questions'),
        description:
          'Recordings that range from an everyday conversation to a lecture. You hear each of them once.',
      },
      {
        icon: 'reading',
        name: 'Reading',
        time: fact('ielts-reading'),
        amount: fact('ielts-reading-questions'),
        description: 'Long texts. Finding the right sentence matters more than knowing every word.',
      },
      {
        icon: 'writing',
        name: 'Writing',
        time: fact('ielts-writing'),
        amount: fact('ielts-writing-tasks'),
        description: 'A shorter text and an essay. The essay counts for more of your score.',
      },
      {
        icon: 'speaking',
        name: 'Speaking',
        time: fact('ielts-speaking'),
        amount: fact('ielts-speaking-parts'),
        description:
          'Questions about you, a short talk on a topic from a card, and a discussion of that topic.',
      },
    ],
    results: fact('ielts-results'),
    cta: { label: 'Prepare for IELTS', href: contactPath },
  },
  {
    id: 'pte',
    name: 'PTE',
    summary: 'Three parts, all of them on a computer. Choose it if you type well and need your score soon.',
    papers: [
      {
        icon: 'speaking',
        name: 'Speaking & Writing',
        time: fact('pte-speaking-writing'),
        description: 'You speak into a headset and type your answers, both in the same sitting.',
      },
      {
        icon: 'reading',
        name: 'Reading',
        time: fact('pte-reading'),
        description: 'You fill gaps, put paragraphs in order and choose the answers that the text supports.',
      },
      {
        icon: 'listening',
        name: 'Listening',
        time: fact('pte-listening'),
        description: 'You summarise a recording, complete sentences and write down what was said.',
      },
    ],
    results: fact('pte-results'),
    cta: { label: 'Prepare for PTE', href: contactPath },
  },
];
