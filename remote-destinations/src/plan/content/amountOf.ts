import type { Fact } from 'shared/facts';
import type { Amount } from '../money/amount.ts';

/**
 * Reads the amount of money that a fact states, so that no figure is written twice: from `AUD 20,000-45,000`, `From
 * $6,000 per year` or `KRW 4.2-7.5 million a semester`. `times` turns a monthly or half-yearly amount into a yearly
 * one. Throws an Error quoting a fact without a number.
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
