/** Words for a figure that a newer one replaces, today or on a later day. */
import { type Fact, factText, figureToCount } from '@sayapatri/facts';

/**
 * The figure that applies today, e.g. `£558`: the newest, or the guide's own. The code of a currency stands without a
 * sign, and a sum for a month says so.
 */
export function countedText(fact: Fact): string {
  const text = factText({ ...fact, value: figureToCount(fact).value });
  const plain = text.replace(/^([A-Z]{3}) \$([\d,]+)[-–]\$/, '$1 $2–');
  return plain !== text && fact.per === 'month' ? `${plain} a month` : plain;
}
