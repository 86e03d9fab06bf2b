import type { Fact } from 'shared/facts';
import type { Amount } from '../money/amount.ts';

/**
 * The money that a fact states, so that a figure stands once: from `AUD 20,000-45,000`, `From $6,000 per year` or
 * `KRW 4.2-7.5 million a semester`. `times` turns a month's or a semester's into a year's. Throws an Error quoting a fact without a number.
 */
export function amountOf(fact: Fact, times = 1): Amount {
  const numbers = fact.value.match(/\d[\d,]*(?:\.\d+)?/g) ?? [];
  const unit = /million/.test(fact.value) ? 1_000_000 : 1;
  const [low, high = low] = [numbers[0], numbers.at(-1)].map(
    (text) => Number(text?.replaceAll(',', '')) * unit * times,
  );
  if (low === undefined || high === undefined || !(low <= high))
    throw new Error(`“${fact.value}” states no amount.`);
  return { low, high, fact };
}
