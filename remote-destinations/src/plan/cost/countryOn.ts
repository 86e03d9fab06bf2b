import type { Fact } from '@sayapatri/facts';
import type { CountryOfGuide } from './countryCosts.ts';

/**
 * The country with the figures that will apply to somebody who begins to prepare on `day` (`YYYY-MM-DD`). Money that must
 * be held for some days first cannot be shown before they are over, so that a change within them counts already.
 */
export function countryOn(country: CountryOfGuide, day: string): CountryOfGuide {
  const { low: days = 0, unit } = country.details['funds-held'] ?? {};
  const applied = new Date(Date.parse(day) + (unit === 'day' ? days : 0) * 86_400_000);
  return withFigures(country, applied.toISOString().slice(0, 10));
}

/** The value with all facts in it, however deep, as they stand on the day. */
function withFigures<Value>(value: Value, day: string): Value {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => withFigures(one, day)) as Value;
  if ('meaning' in value && 'today' in value) return figureOn(value as unknown as Fact, day) as Value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, withFigures(inner, day)]),
  ) as Value;
}

/** The fact with the newest of its later figures that applies on the day. */
function figureOn({ counted: _, ...fact }: Fact, day: string): Fact {
  const counted = fact.today?.findLast(({ since = '' }) => since <= day);
  return counted ? { ...fact, counted } : fact;
}
