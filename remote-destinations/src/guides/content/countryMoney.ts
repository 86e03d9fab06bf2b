/** The dataset `countryMoney`: what a family pays and shows in each country, part by part. The build calculates it. */

import type { CountryMoney, MoneySum, StudyLevel } from '@sayapatri/contract';
import { figureToCount, printedDay } from '@sayapatri/facts';
import cost from '../../plan/content/cost.ts';
import { besideTheSum, feeText, withVisaText } from '../../plan/content/countryCell.ts';
import { feeInRupees, rupeesText } from '../../plan/content/feeInRupees.ts';
import { rates } from '../../plan/content/rates.ts';
import { costsOf, offeredLevels } from '../../plan/cost/costsOf.ts';
import type { CountryOfGuide } from '../../plan/cost/countryCosts.ts';
import { inSentence, rateText, rupeesInWords } from '../../plan/format/format.ts';
import { type Money, rateOf, sum, times } from '../../plan/money/amount.ts';
import countries from './countries.ts';

/** A part of a sum, its lower end first; the sum itself is rounded to the lakh. */
const partText = (npr: Money) => (npr.high === 0 ? 'none' : cost.sum({ npr, open: false }));

function moneyOf(country: CountryOfGuide): CountryMoney {
  const { facts, details, costs } = country;
  const costed = costsOf(country);
  const rate = rateOf(facts.currency, rates);
  const toNpr = (amount: Money) => times(amount, rate.npr);
  const shown = costs.funds ? [costs.funds.small, costs.funds.big] : [facts.proofOfFunds];
  const { living } = costed.funds;
  const levels = offeredLevels(costed);

  const toShow = (level: StudyLevel): MoneySum[] => {
    const tuition = costed.tuition[level];
    if (living === undefined || (costs.withTuition && tuition === undefined)) return [];
    const counted = costs.withTuition && tuition ? [living, tuition] : [living];
    const parts = [{ name: 'living costs', text: partText(toNpr(living)) }];
    if (counted.length > 1 && tuition)
      parts.push({
        name: `the first year’s ${costs.withTuition === 'unpaid' ? 'unpaid ' : ''}tuition`,
        text: partText(toNpr(tuition)),
      });
    return [{ level, name: cost.levels[level], text: rupeesInWords(toNpr(sum(counted))), parts }];
  };
  const firstYear = (level: StudyLevel): MoneySum[] => {
    const result = cost.costOf({ country: costed.id, level }, costed, rates);
    if (result.firstYear === undefined) return [];
    const main = result.lines.filter(({ id }) => id === 'tuition' || id === 'living');
    const other = result.lines.flatMap(({ id, npr }) =>
      npr && !main.some((line) => line.id === id) ? [npr] : [],
    );
    const parts = [
      ...main.flatMap(({ id, npr }) =>
        npr ? [{ name: inSentence(cost.texts.lines[id]), text: partText(npr) }] : [],
      ),
      { name: 'insurance, visa and fees', text: partText(sum(other)) },
    ];
    const { npr, open } = result.firstYear;
    return [{ level, name: cost.levels[level], text: rupeesInWords(npr, open), parts }];
  };

  const { source, asOf } = figureToCount(shown[0] ?? facts.proofOfFunds);
  const travel = details['funds-travel'];
  const since = shown[0]?.counted?.since;
  const fee = feeInRupees(country);
  const beside = travel ? `travel (${travel.value})` : costs.also;
  return {
    country: facts.country,
    toShow: levels.flatMap(toShow),
    living: `${shown.map((fact) => figureToCount(fact).value).join(' or ')}${since ? `, from ${printedDay(since)}` : ''}`,
    ...(beside && { alsoShown: beside }),
    ...(besideTheSum(costs) === '' && { livingOnly: true }),
    fundsSource: { source, ...(asOf && { asOf }) },
    rate: `1 ${facts.currency} = NPR ${rateText(rate.npr)}, ${printedDay(rate.asOf)}`,
    firstYear: levels.flatMap(firstYear),
    ...(fee && { visaFee: `${feeText(country)} (${rupeesText(fee, costs.visa)})` }),
    ...(withVisaText(country) && { withVisa: withVisaText(country) ?? '' }),
  };
}

export default countries.map(moneyOf);
