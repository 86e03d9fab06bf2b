import { factsIn } from '@sayapatri/facts';
import { nepalDay } from '@sayapatri/facts/time';
import type { CountryOfGuide } from './countryCosts.ts';
import { countryOn, dayOf, heldMs } from './countryOn.ts';

/** What a page shows of a country: from the day `from` on, these fields in place of the former ones. */
export interface Version<Fields extends object> {
  from: string;
  /** True for what applies on the day of the build, which the prerendered page shows. */
  built?: true;
  fields: Partial<Fields>;
}

/** What `read` makes of the country, with the fields that change on each day on which one of its figures changes. */
export function versionsOf<Fields extends object>(
  country: CountryOfGuide,
  read: (country: CountryOfGuide) => Fields,
  built = nepalDay(new Date()),
): readonly Version<Fields>[] {
  const changes = factsIn(country).flatMap(({ today = [] }) => today.flatMap(({ since }) => since ?? []));
  const days = changes.map((day) => dayOf(Date.parse(day) - heldMs(country)));
  let former: Fields | undefined;
  const versions = ['0000-01-01', ...new Set(days.sort())].map((from) => {
    const all = read(countryOn(country, from));
    const changed = Object.entries(all).filter(
      ([name, field]) => JSON.stringify(field) !== JSON.stringify(former?.[name as keyof Fields]),
    );
    former = all;
    return { from, fields: Object.fromEntries(changed) as Partial<Fields> };
  });
  const atBuild = versions.findLast(({ from }) => from <= built);
  return versions
    .filter((one) => one === atBuild || Object.keys(one.fields).length > 0)
    .map((one) => (one === atBuild ? { ...one, built: true } : one));
}

/** The fields for a reader's day, or for the build's without one. */
export function onDay<Fields extends object>(
  versions: readonly Version<Fields>[],
  day: string | undefined,
): Fields {
  const last = versions.findLastIndex(({ from, built }) => (day === undefined ? built : from <= day));
  return Object.assign({}, ...versions.slice(0, last + 1).map(({ fields }) => fields));
}
