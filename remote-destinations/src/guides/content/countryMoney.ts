/** The dataset `countryMoney`: what a family pays and shows in each country, part by part. The build calculates it. */

import type { CountryMoney, MoneySum, StudyLevel } from '@sayapatri/contract';
import { figureToCount, printedDay } from '@sayapatri/facts';
import texts from '../../plan/content/cost.json';
import { sumText } from '../../plan/content/cost.ts';
import { besideTheSum, feeText, tuitionBeside, withVisaText } from '../../plan/content/countryCell.ts';
import { feeInRupees, rupeesText } from '../../plan/content/feeInRupees.ts';
import planTexts from '../../plan/content/planTexts.json';
import { rateOf } from '../../plan/content/rates.ts';
import { livingToShow, offeredLevels } from '../../plan/cost/costParts.ts';
import { costOf, isMain } from '../../plan/cost/costPlan.ts';
import type { CountryOfGuide } from '../../plan/cost/country.ts';
import { inSentence, rateText, rupeesInWords } from '../../plan/format.ts';
import { type Money, sum, times } from '../../plan/money/amount.ts';
import countries from './countries.ts';

/** A part of a sum, its lower end first; the sum itself is rounded to the lakh. */
const partOf = (name: string, npr: Money) => ({
  name,
  text: npr.high === 0 ? 'none' : sumText({ npr, open: false }),
});

/** The sums of a country at a level: the money to show for the visa, and the first year. */
function sumsOf(country: CountryOfGuide, level: StudyLevel): Record<'toShow' | 'firstYear', MoneySum[]> {
  const { lines, funds, firstYear } = costOf(country, { level });
  const living = livingToShow(country);
  const beside = tuitionBeside(country.costs);
  const main = lines.filter(isMain).flatMap(({ id, npr }) => (npr ? [{ id, npr }] : []));
  const tuition = main.find(({ id }) => id === 'tuition');
  const other = lines.flatMap((line) => (line.npr && !isMain(line) ? [line.npr] : []));
  const sumOf = (text: string, parts: MoneySum['parts']) => [
    { level, name: planTexts.levels[level], text, parts },
  ];
  return {
    toShow:
      funds && living
        ? sumOf(rupeesInWords(funds.npr), [
            partOf('living costs', times(living.first, rateOf(country.facts.currency).npr)),
            ...(beside && tuition ? [partOf(beside, tuition.npr)] : []),
          ])
        : [],
    firstYear: firstYear
      ? sumOf(rupeesInWords(firstYear.npr, firstYear.open), [
          ...main.map(({ id, npr }) => partOf(inSentence(texts.lines[id]), npr)),
          partOf('insurance, visa and fees', sum(other)),
        ])
      : [],
  };
}

function moneyOf(country: CountryOfGuide): CountryMoney {
  const { facts, details, costs } = country;
  const { npr, asOf: day } = rateOf(facts.currency);
  const shown = costs.funds ? [costs.funds.small, costs.funds.big] : [facts.proofOfFunds];
  const sums = offeredLevels(country).map((level) => sumsOf(country, level));
  const { source, asOf } = figureToCount(shown[0] ?? facts.proofOfFunds);
  const travel = details['funds-travel'];
  const since = shown[0]?.counted?.since;
  const fee = feeInRupees(country);
  const beside = travel ? `travel (${travel.value})` : costs.also;
  const withVisa = withVisaText(country);
  return {
    country: country.name,
    toShow: sums.flatMap(({ toShow }) => toShow),
    living: `${shown.map((fact) => figureToCount(fact).value).join(' or ')}${since ? `, from ${printedDay(since)}` : ''}`,
    ...(beside && { alsoShown: beside }),
    ...(besideTheSum(costs) === '' && { livingOnly: true }),
    fundsSource: { source, ...(asOf && { asOf }) },
    rate: `1 ${facts.currency} = NPR ${rateText(npr)}, ${printedDay(day)}`,
    firstYear: sums.flatMap(({ firstYear }) => firstYear),
    ...(fee && { visaFee: `${feeText(country)} (${rupeesText(fee, costs.visa)})` }),
    ...(withVisa && { withVisa }),
  };
}

export default countries.map(moneyOf);
