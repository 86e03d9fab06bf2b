import type { Fact } from 'shared/facts';

/** A range of money in one currency; a single amount has `low` equal to `high`. */
export interface Money {
  low: number;
  high: number;
}

/** An amount and the fact that states it. */
export interface Amount extends Money {
  fact: Fact;
}

export const sum = (parts: readonly Money[]): Money => ({
  low: parts.reduce((total, { low }) => total + low, 0),
  high: parts.reduce((total, { high }) => total + high, 0),
});

export const times = ({ low, high }: Money, factor: number): Money => ({
  low: low * factor,
  high: high * factor,
});
