import { type Fact, shortText } from '@sayapatri/facts';
import type { CountryOfGuide } from '../cost/countryCosts.ts';
import { capital } from '../format/format.ts';
import { comingTexts, countedText } from '../format/laterFigures.ts';
import { linkTerms } from '../format/wordLinks.ts';
import type { ReadingCell } from './reading.ts';

/** The meaning of a figure that stands alone only repeats the column’s heading up to this length: `Student visa fee`. */
const longestHeading = 31;

/** What the rule on the money to show adds to the sum: `the first year’s tuition and travel`; empty if nothing. */
export const besideTheSum = ({ withTuition, also }: CountryOfGuide['costs']): string =>
  [withTuition && 'the first year’s tuition', also].filter(Boolean).join(' and ');

const coversNineMonths = ({ funds }: CountryOfGuide['costs']) => funds?.small.per === 'nine months';

export const titleOfTheSum = (costs: CountryOfGuide['costs']): string =>
  coversNineMonths(costs) ? 'Money to show for nine months' : 'Money to show';

/** What stands beside the sum in a cell: `For nine months`, `And the first year’s tuition`. */
export const detailsOfTheSum = (costs: CountryOfGuide['costs']): string[] => {
  const beside = besideTheSum(costs);
  return [...(coversNineMonths(costs) ? ['For nine months'] : []), ...(beside ? [`And ${beside}`] : [])];
};

/** The fees paid once, for a narrow column: `$350 + $185`; empty where none is known. */
export const feeText = ({ costs }: CountryOfGuide): string => costs.visa.map(shortText).join(' + ');

/** The time for a decision, for a narrow column; undefined where no page states one. */
export const timeOf = ({ details: { processing } }: CountryOfGuide): string | undefined =>
  processing && capital(shortText(processing));

/**
 * A cell with the figures that count today, what exactly they cover, and those still to come, then `more`; `otherwise`
 * says why there is none.
 */
export function cellOf(
  facts: readonly (Fact | undefined)[],
  otherwise = 'Ask us',
  more: readonly string[] = [],
): ReadingCell {
  const known = facts.filter((fact) => fact !== undefined);
  if (known.length === 0) return otherwise;
  return {
    text: linkTerms(capital(known.map(countedText).join(', '))),
    details: [
      ...known.flatMap((fact) => [
        // A newer figure's own words say where it applies; the meaning is that of the guide's.
        ...((known.length > 1 ? !fact.counted : fact.meaning.length > longestHeading) ? [fact.meaning] : []),
        ...comingTexts(fact),
      ]),
      ...more,
    ],
  };
}
