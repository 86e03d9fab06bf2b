import type { PartTexts } from '../schema/texts.ts';
import fact from './facts.json?facts';

/** The parts of a test with the facts that their texts name. */
export const papersOf = <Texts extends PartTexts>(papers: readonly Texts[]) =>
  papers.map(({ time, amount, ...paper }) => ({
    ...paper,
    /** E.g. `11-14 minutes`. */
    time: fact(time),
    /** The number of questions or tasks, if the test fixes it. */
    amount: amount === undefined ? undefined : fact(amount),
  }));

export type Part = ReturnType<typeof papersOf>[number];

/** The classes' hours and fees, which are the shell's content. */
export const classes = { label: 'Class times and fees', href: '/services/test-preparation' } as const;
