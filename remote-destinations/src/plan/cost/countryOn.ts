import type { PlannedCountry, PlannedFact } from './countryCosts.ts';

const dayMs = 86_400_000;

/**
 * The country with the figures that will apply to somebody who begins to prepare on `day` (`YYYY-MM-DD`). Money that must be
 * held for some days first cannot be shown before they are over: a change within them counts already.
 */
export function countryOn<Country extends PlannedCountry>(country: Country, day: string): Country {
  const { low: days = 0, unit } = country.details['funds-held'] ?? {};
  const held = unit === 'day' ? days * dayMs : 0;
  return withFigures(country, new Date(Date.parse(day) + held).toISOString().slice(0, 10));
}

/** The value with all facts in it, however deep, as they stand on the day. */
function withFigures<Value>(value: Value, day: string): Value {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => withFigures(one, day)) as Value;
  // A fact without later figures stays the same object, so that the build writes it and its source once.
  if ('value' in value)
    return 'today' in value ? (figureOn(value as unknown as PlannedFact, day) as Value) : value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, withFigures(inner, day)]),
  ) as Value;
}

/** The fact with the newest of its later figures that applies on the day. */
function figureOn({ counted: _, ...fact }: PlannedFact, day: string): PlannedFact {
  const counted = fact.today?.findLast(({ since = '' }) => since <= day);
  return counted ? { ...fact, counted } : fact;
}
