import type { StudyLevel } from '@sayapatri/contract';
import type { Fact } from '@sayapatri/facts';

export interface Scholarship {
  name: string;
  /** Where one studies; the list is grouped by the first. */
  countries: readonly [string, ...string[]];
  /** Left out where no page that we have seen names them. */
  levels?: readonly StudyLevel[];
  facts: readonly Fact[];
  /** What is paid. */
  amount: string;
  /** `open`: students from Nepal can apply. `check`: it depends on the year or the course. `closed`: they can't. */
  nepal: 'open' | 'check' | 'closed';
  /** Who can apply, in a sentence or two. */
  who: string;
  /** When to apply, in words. */
  when: string;
  /** The months to mark, from 1; none where no date is known. */
  months: readonly number[];
}

/** A country as it stands in addresses, e.g. `new-zealand`. */
export const slugOf = (country: string): string => country.toLowerCase().replaceAll(' ', '-');

/**
 * The scholarships that the address asks for: `?country=germany&level=master&nepal=open`. A part that is missing or not
 * offered asks for nothing. One whose levels are not known is shown for every level.
 */
export function scholarshipsFor<One extends Pick<Scholarship, 'countries' | 'levels' | 'nepal'>>(
  query: URLSearchParams,
  all: readonly One[],
): readonly One[] {
  const offered = (name: string, values: readonly string[]) =>
    values.find((value) => value === query.get(name));
  const country = offered(
    'country',
    all.flatMap(({ countries }) => countries.map(slugOf)),
  );
  const level = offered(
    'level',
    all.flatMap(({ levels = [] }) => levels),
  );
  return all.filter(
    ({ countries, levels, nepal }) =>
      (country === undefined || countries.map(slugOf).includes(country)) &&
      (level === undefined || levels === undefined || levels.some((one) => one === level)) &&
      (query.get('nepal') !== 'open' || nepal !== 'closed'),
  );
}
