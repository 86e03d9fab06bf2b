import type { PaperTexts } from '../schema/texts.ts';
import fact from './facts.json?facts';

/** The parts of a test with the facts that their texts name. */
export const papersOf = (papers: readonly PaperTexts[]) =>
  papers.map(({ time, amount, ...paper }) => ({
    ...paper,
    /** How long it takes, e.g. `11-14 minutes`. */
    time: fact(time),
    /** The number of its questions or tasks, if it is fixed. */
    amount: amount === undefined ? undefined : fact(amount),
  }));

export type Papers = ReturnType<typeof papersOf>;

/** The classes' hours and fees, which are the shell's content. */
export const classes = { label: 'Class times and fees', href: '/services/test-preparation' } as const;
