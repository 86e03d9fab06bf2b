import type { Fact } from '@sayapatri/facts';
import type { CountryOfGuide } from './country.ts';

const dayMs = 86_400_000;

/**
 * The country with the figures that will apply to somebody who begins to prepare on `day` (`YYYY-MM-DD`). Money that must be
 * held for some days first cannot be shown before they are over: a change within them counts already.
 */
export function countryOn(country: CountryOfGuide, day: string): CountryOfGuide {
  const { low: days = 0, unit } = country.details['funds-held'] ?? {};
  const held = unit === 'day' ? days * dayMs : 0;
  const last = new Date(Date.parse(day) + held).toISOString().slice(0, 10);
  return withFacts(country, (fact) => figureOn(fact, last));
}

/** The value with what `change` makes of each fact in it, however deep. */
export function withFacts<Value>(value: Value, change: (fact: Fact) => unknown): Value {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => withFacts(one, change)) as Value;
  if ('meaning' in value) return change(value as unknown as Fact) as Value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, withFacts(inner, change)]),
  ) as Value;
}

/** The fact with the newest of its later figures that applies on the day. One without later figures stays the same object, so that the build writes it once. */
function figureOn(fact: Fact, day: string): Fact {
  if (fact.today === undefined) return fact;
  const { counted: _, ...own } = fact;
  const counted = fact.today.findLast(({ since = '' }) => since <= day);
  return counted ? { ...own, counted } : own;
}
