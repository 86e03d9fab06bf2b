import { type Fact, shortText } from '@sayapatri/facts';
import type { CountryOfGuide } from '../cost/countryCosts.ts';
import { capital, rupeesInWords } from '../format/format.ts';
import { comingTexts, countedText } from '../format/laterFigures.ts';
import { linkTerms } from '../format/wordLinks.ts';
import { factInRupees } from './feeInRupees.ts';
import type { ReadingCell } from './reading.ts';

/** A meaning up to this length, e.g. `Student visa fee`, only repeats the column’s heading. */
const longestHeading = 31;

/** The tuition that must be shown besides the sum, or false. */
export const tuitionBeside = ({ withTuition }: CountryOfGuide['costs']) =>
  withTuition !== undefined && `the first year’s ${withTuition === 'unpaid' ? 'unpaid ' : ''}tuition`;

/** The costs that must be shown besides the sum: `the first year’s tuition and travel`, or an empty text. */
export const besideTheSum = (costs: CountryOfGuide['costs']): string =>
  [tuitionBeside(costs), costs.also].filter(Boolean).join(' and ');

const coversNineMonths = ({ funds }: CountryOfGuide['costs']) => funds?.small.per === 'nine months';

export const titleOfTheSum = (costs: CountryOfGuide['costs']): string =>
  coversNineMonths(costs) ? 'Money to show for nine months' : 'Money to show';

/** The visa fees for a narrow column: `$350 + $185`, or an empty text. */
export const feeText = ({ costs }: CountryOfGuide): string => costs.visa.map(shortText).join(' + ');

/** The insurance that is paid with the visa's fee: `On top: health surcharge, £776 a year (NPR 1.6 lakh)`; undefined if there is none. */
export function withVisaText({ costs }: CountryOfGuide) {
  const { insurance, insuranceWithVisa: name, insuranceAtOnce } = costs;
  const npr = insurance && factInRupees(insurance);
  const atOnce = insuranceAtOnce === undefined ? '' : ', paid at once for the whole stay';
  return npr && name
    ? `On top: ${name}, ${countedText(insurance)} (${rupeesInWords(npr)})${atOnce}`
    : undefined;
}

/** The time for a decision, for a narrow column; undefined if it is not known. */
export const timeOf = ({ details: { processing } }: CountryOfGuide): string | undefined =>
  processing && capital(shortText(processing));

/** A cell with today's figures, their meanings and the figures to come, then `more`; without facts, `otherwise`. */
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
        // A newer figure's own words say where it applies; the meaning belongs to the guide's figure.
        ...((known.length > 1 ? !fact.counted : fact.meaning.length > longestHeading) ? [fact.meaning] : []),
        ...comingTexts(fact),
      ]),
      ...more,
    ],
  };
}
