import { shortText } from '@sayapatri/facts';
import type { CountryOfGuide } from '../cost/country.ts';
import { capital, countedText, rupeesInWords } from '../format.ts';
import { factInRupees } from './feeInRupees.ts';

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
