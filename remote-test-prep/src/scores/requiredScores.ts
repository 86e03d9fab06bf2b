import type { TestRequirements } from 'shared/contract';

/** The IELTS scores that a country asks for, as numbers on the ruler. */
export interface RequiredScores {
  label: string;
  guidePath: `/${string}`;
  /** From the lowest score of any level to the highest. */
  from: number;
  to: number;
}

/**
 * The span of IELTS scores of each country, read from the dataset's texts: `6.0-7.0`, `6.0 (no band under 5.5)` or
 * `CLB 7 is IELTS 6.0, …`. A country whose texts hold no score is left out.
 */
export function requiredScores(requirements: TestRequirements): readonly RequiredScores[] {
  return Object.values(requirements).flatMap(({ label, guidePath, tests: { ielts } }) => {
    const scores = [ielts.bachelor, ielts.master]
      .filter((text) => text !== undefined)
      .flatMap((text) => text.replace(/\(.*\)/, '').match(/\d\.\d/g) ?? [])
      .concat(ielts.note?.match(/\d\.\d/g) ?? [])
      .map(Number);
    return scores.length === 0
      ? []
      : [{ label, guidePath, from: Math.min(...scores), to: Math.max(...scores) }];
  });
}
