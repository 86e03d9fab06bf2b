import type { Fact } from '@sayapatri/facts';
import type { CountryOfGuide } from '../cost/country.ts';
import { rupeesInWords } from '../format.ts';
import { amountOf, isOpen, type Money, sum, times } from '../money/amount.ts';
import { rateOf } from './rates.ts';

/** A fact’s amount in rupees; undefined if it states no money. Throws an Error if its currency has no rate. */
export function factInRupees(fact: Fact): Money | undefined {
  const amount = fact.currency && amountOf(fact);
  return amount ? times(amount, rateOf(fact.currency ?? '').npr) : undefined;
}

/** A country’s visa fees in rupees, from any currency; undefined if none is known, or only that of an embassy elsewhere. */
export function feeInRupees({ costs, unknown }: CountryOfGuide): Money | undefined {
  if (unknown['visa-fee']) return undefined;
  const fees = costs.visa.flatMap((fact) => factInRupees(fact) ?? []);
  return fees.length === 0 ? undefined : sum(fees);
}

/** Who tells the fee where no official page for Kathmandu states it, by the country's id. */
export const feeToldBy: Partial<Record<string, string>> = {
  japan: 'The visa centre (VFS) tells you the fee.',
  korea: 'The embassy in Kathmandu tells you the fee; the one in Dhaka asks $40–$90.',
};

/** The rupees of visa fees: `NPR 1.2 lakh`, or `from NPR 74,000` if a fee can be higher. */
export const rupeesText = (npr: Money, fees: readonly Fact[]): string =>
  `${fees.some(isOpen) ? 'from ' : ''}${rupeesInWords(npr)}`;
