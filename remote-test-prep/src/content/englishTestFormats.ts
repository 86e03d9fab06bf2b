import type { WorldNote } from 'shared/facts';
import type { TestFormat, TestPaper } from '../schema/ieltsPte.ts';
import { contactPath } from '../schema/sections.ts';
import { specFact } from '../schema/specFact.ts';
import { sources } from './sources.ts';

const ieltsNote: WorldNote = {
  text: 'IELTS is now taken on a computer in most places, and results come sooner than from the paper test',
  asOf: '2026-06',
  source: sources.ielts,
};

const pteNote: WorldNote = {
  text: 'Pearson changed the length of PTE Academic, and results often come sooner',
  asOf: '2025-08',
  source: sources.pearson,
};

type PaperText = Pick<TestPaper, 'icon' | 'name' | 'minutes' | 'description'> & {
  time: string;
};

const ieltsPaper = ({ time, amount, ...text }: PaperText & { amount?: string }): TestPaper => ({
  ...text,
  time: specFact(time, `Length of IELTS ${text.name}`, sources.ielts),
  ...(amount ? { amount: specFact(amount, `Size of IELTS ${text.name}`, sources.ielts) } : {}),
});

const ptePaper = ({ time, ...text }: PaperText): TestPaper => ({
  ...text,
  time: specFact(time, `Length of PTE ${text.name}`, sources.pearson, pteNote),
});

export const englishTestFormats: readonly TestFormat[] = [
  {
    id: 'ielts',
    name: 'IELTS',
    summary:
      'Four papers, one of them a conversation with an examiner. Choose it if you prefer to speak to a person.',
    papers: [
      ieltsPaper({
        icon: 'listening',
        name: 'Listening',
        time: '30 minutes',
        minutes: 30,
        amount: '40 questions',
        description:
          'Recordings that range from an everyday conversation to a lecture. You hear each of them once.',
      }),
      ieltsPaper({
        icon: 'reading',
        name: 'Reading',
        time: '60 minutes',
        minutes: 60,
        amount: '40 questions',
        description: 'Long texts. Finding the right sentence matters more than knowing every word.',
      }),
      ieltsPaper({
        icon: 'writing',
        name: 'Writing',
        time: '60 minutes',
        minutes: 60,
        amount: '2 tasks',
        description: 'A shorter text and an essay. The essay counts for more of your score.',
      }),
      ieltsPaper({
        icon: 'speaking',
        name: 'Speaking',
        time: '11-14 minutes',
        minutes: 14,
        amount: '3 parts',
        description:
          'Questions about you, a short talk on a topic from a card, and a discussion of that topic.',
      }),
    ],
    results: specFact('13 days', 'Time until IELTS results', sources.ielts, ieltsNote),
    cta: { label: 'Prepare for IELTS', href: contactPath },
  },
  {
    id: 'pte',
    name: 'PTE',
    summary: 'Three parts, all of them on a computer. Choose it if you type well and need your score soon.',
    papers: [
      ptePaper({
        icon: 'speaking',
        name: 'Speaking & Writing',
        time: '54-67 minutes',
        minutes: 67,
        description: 'You speak into a headset and type your answers, both in the same sitting.',
      }),
      ptePaper({
        icon: 'reading',
        name: 'Reading',
        time: '29-30 minutes',
        minutes: 30,
        description: 'You fill gaps, put paragraphs in order and choose the answers that the text supports.',
      }),
      ptePaper({
        icon: 'listening',
        name: 'Listening',
        time: '30-43 minutes',
        minutes: 43,
        description: 'You summarise a recording, complete sentences and write down what was said.',
      }),
    ],
    results: specFact('5 days', 'Time until PTE results', sources.pearson, pteNote),
    cta: { label: 'Prepare for PTE', href: contactPath },
  },
];
