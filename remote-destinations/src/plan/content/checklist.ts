/** The checklist: its sentences, which `checklist.json` holds, with the papers. */
import { fill } from '../format/fill.ts';
import texts from './checklist.json';
import figures from './figures/checklist.ts';

const checklist = {
  ...figures,
  texts,
  answer: (country: string, done: number, all: number) => {
    const { answer, allReady, ready } = texts;
    return fill(done === 0 ? answer : done === all ? allReady : ready, { country, done, all });
  },
  question: (country: string, done: readonly string[], all: number) =>
    fill(texts.question, {
      country,
      all,
      done: done.length,
      list: done.length > 0 ? fill(texts.list, { list: done.join(', ') }) : '',
    }).replace('  ', ' '),
} as const;

export type ChecklistContent = typeof checklist;

export default checklist;
