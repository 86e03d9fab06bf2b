/** Every sentence of the checklist. */
import type { Issuer } from '../checklist/checkItem.ts';
import figures from './figures/checklist.ts';

/** In the order in which a family meets them. */
const issuers: Record<Issuer, string> = {
  nepal: 'Nepal’s offices',
  test: 'The test centre',
  school: 'The school abroad',
  bank: 'The bank and the family',
  doctor: 'The doctor',
  you: 'You yourself',
  embassy: 'The embassy or visa centre',
};

const checklist = {
  title: 'Visa and NOC checklist',
  ...figures,
  issuers,
  answer: (country: string, done: number, all: number) =>
    done === 0
      ? `For ${country} you collect ${all} papers. Begin with those that take longest.`
      : done === all
        ? `All ${all} papers for ${country} are ready.`
        : `${done} of ${all} papers for ${country} are ready.`,
  below: 'A paper is ready when it is in your hands. Your ticks stay on this device.',
  groupReady: (done: number, all: number) => `${done} of ${all}`,
  how: 'Details',
  others: (name: string) => `Visa papers: ${name}`,
  steps: 'See what is due in which month',
  guide: (name: string) => `Study in ${name}`,
  changing: 'fees, rules and forms',
  ask: 'Ask about my papers',
  question: (country: string, done: readonly string[], all: number) =>
    [
      `I am preparing my papers for ${country}: ${done.length} of ${all} are ready.`,
      ...(done.length > 0 ? [`Ready: ${done.join(', ')}.`] : []),
      'Please help me with the rest.',
    ].join(' '),
} as const;

export type ChecklistContent = typeof checklist;

export default checklist;
