import type { Fact } from '@sayapatri/facts';
import type { ScholarshipTexts } from '../schema/planSchemas.ts';

/** A scholarship with the facts that its amount states. */
export interface Scholarship extends ScholarshipTexts {
  facts: readonly Fact[];
  /** False if the amount only names the official page, because we have not seen it there. */
  isStated: boolean;
  /** The amounts in rupees; undefined for amounts in words alone. */
  rupees: string | undefined;
}

/** A country's name in addresses, e.g. `new-zealand`. */
export const slugOf = (country: string): string => country.toLowerCase().replaceAll(' ', '-');

/** The scholarships in the country that the address asks for: `?country=germany`. A missing or unknown one selects all. */
export function scholarshipsFor<One extends Pick<Scholarship, 'countries'>>(
  query: URLSearchParams,
  all: readonly One[],
): readonly One[] {
  const found = all.filter(({ countries }) => countries.map(slugOf).includes(query.get('country') ?? ''));
  return found.length > 0 ? found : all;
}

/** Whether it closes in the first days of its month. */
export const closesEarly = ({ day = 31 }: { day?: number | undefined }) => day <= 10;

/**
 * The scholarships in groups of those that close early in a month, or later in it, the next after `today` first; those
 * without a known month come last, after those whose day in this month is over.
 */
export function byDeadline<One extends Pick<Scholarship, 'closes' | 'day'>>(
  all: readonly One[],
  today: { month: number; day: number },
): One[][] {
  const monthsTo = ({ closes, day = 31 }: One) => {
    if (closes === undefined) return 13;
    return closes === today.month && day < today.day ? 12 : (closes - today.month + 12) % 12;
  };
  const distanceTo = (one: One) => monthsTo(one) + (closesEarly(one) ? 0 : 0.5);
  const distances = [...new Set(all.map(distanceTo))].sort((one, other) => one - other);
  return distances.map((distance) => all.filter((one) => distanceTo(one) === distance));
}
