import type { Fact } from '@sayapatri/facts';
import type { CountryOfGuide } from '../cost/countryCosts.ts';
import { moneyText } from '../format/format.ts';
import { amountOf, isOpen, type Money, sum, times } from '../money/amount.ts';
import { rateOf, roundedMoney } from '../rates/rate.ts';
import { rates } from './rates.ts';

/** The end of a fee’s short words if only an embassy in another city states it, e.g. `$40–$90 in Dhaka`. */
const elsewhere = / in [A-Z]\w+$/;

/** A country’s visa fees in rupees, from any currency; undefined if no fee for Nepal is known. */
export function feeInRupees({ costs }: CountryOfGuide): Money | undefined {
  if (costs.visa.some(({ short = '' }) => elsewhere.test(short))) return undefined;
  const fees = costs.visa.flatMap((fact) => {
    const fee = fact.currency && amountOf(fact);
    return fee ? times(fee, rateOf(fee.fact.currency ?? '', rates).npr) : [];
  });
  return fees.length === 0 ? undefined : roundedMoney(sum(fees));
}

/** The rupees of visa fees: `NPR 1,19,000`, or `from NPR 75,000` if a fee can be higher. */
export const rupeesText = (npr: Money, fees: readonly Fact[]): string =>
  `${fees.some(isOpen) ? 'from ' : ''}${moneyText('NPR', npr)}`;
