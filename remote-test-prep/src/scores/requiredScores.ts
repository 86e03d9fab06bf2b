import type { TestRequirements } from 'shared/contract';

/** A country's required IELTS scores as numbers, for the ruler. */
export interface RequiredScores {
  label: string;
  guidePath: `/${string}`;
  /** From the lowest to the highest score of any level. */
  from: number;
  to: number;
}

/**
 * Reads each country's range of IELTS scores from the dataset's texts: `6.0-7.0`, `6.0 (no band under 5.5)` or `CLB 7
 * is IELTS 6.0, …`. A country without a score in its texts is left out.
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
