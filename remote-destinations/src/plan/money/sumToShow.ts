import { type Fact, figuresToCome } from '@sayapatri/facts';
import { dayText } from '../format/format.ts';
import { countedText } from '../format/laterFigures.ts';

/**
 * The sum that a family needs that starts now. Money lies in the account for weeks before the application, so an announced
 * sum leads as soon as it is known; the sentence is true before and after its day.
 */
export function sumToShow(sum: Fact): string {
  const coming = figuresToCome(sum).at(-1);
  return coming?.since
    ? `${coming.value} for applications from ${dayText(coming.since)} (before: ${countedText(sum)})`
    : countedText(sum);
}
