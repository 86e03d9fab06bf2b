import type { Fact } from 'shared/facts';

export interface Intake {
  /** The month in which courses begin, from 1. */
  month: number;
  /** `some`: few courses begin in this month. `language`: only language courses do. */
  kind: 'main' | 'some' | 'language';
}

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/**
 * The intakes that a fact names, in its order: `February/March and July, some in November` gives February, July and,
 * for some courses, November. Throws an Error quoting a fact that names no month.
 */
export function intakesOf({ value }: Pick<Fact, 'value'>): readonly Intake[] {
  const found = value.split(/[,;]/).flatMap((part): Intake[] => {
    const kind = /language/.test(part) ? 'language' : /\b(some|few)\b/.test(part) ? 'some' : 'main';
    // `February/March` counts as February: a student ready for that is in time for March too.
    const named = part.match(/(?<!\/)\b[A-Z][a-z]+/g) ?? [];
    return named.flatMap((name) =>
      months.includes(name) ? [{ month: months.indexOf(name) + 1, kind }] : [],
    );
  });
  if (found.length === 0) throw new Error(`“${value}” names no month.`);
  return found;
}
