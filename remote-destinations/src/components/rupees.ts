/** Amounts of a guide in rupees, by the planner's own rates, for its plots. */
import across from 'virtual:across-countries';
import type { Fact } from '@sayapatri/facts';
import { labels } from '../content/labels.ts';
import { yearly } from '../plan/money/amount.ts';
import type { Stated } from '../schema/entities.ts';

/** A year's amount in lakh of rupees; undefined for words, and for an amount without a known end or rate. */
export function lakhAYear(stated: Stated): { low: number; high: number; text: string } | undefined {
  if (typeof stated === 'string' || stated.open || stated.currency === undefined) return undefined;
  const amount = yearly(stated);
  const rate = across.rates[stated.currency];
  if (amount === undefined || rate === undefined) return undefined;
  const [low = 0, high = 0] = [amount.low, amount.high].map((own) => inLakh(own * rate.npr));
  return { low, high, text: `NPR ${[...new Set([low, high])].join('–')} lakh` };
}

/** To the whole lakh from ten on, to a tenth below it. */
const inLakh = (rupees: number) => Number((rupees / 100_000).toFixed(rupees < 1_000_000 ? 1 : 0));

/** Names the rate of the facts' currency and its day: `Rupees at 1 AUD = NPR 107.96, 29 September 2026.` */
export function rateNote(stated: readonly Stated[]): string | undefined {
  const { currency = '' } = stated.find((one): one is Fact => typeof one !== 'string') ?? {};
  const rate = across.rates[currency];
  return rate && labels.rate(currency, rate.npr, rate.day);
}
