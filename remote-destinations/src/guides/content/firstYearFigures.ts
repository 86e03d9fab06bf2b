/** The cost planner's first year in each country. The build runs this module. */
import type { FirstYear, StudyLevel } from '@sayapatri/contract';
import { printedDay } from '@sayapatri/facts';
import { listText } from '@sayapatri/facts/english';
import texts from '../../plan/content/cost.json';
import { restOf } from '../../plan/content/cost.ts';
import { rates } from '../../plan/content/rates.ts';
import { type CostResult, costOf, type LineId } from '../../plan/cost/costPlan.ts';
import type { CountryOfGuide } from '../../plan/cost/country.ts';
import { capital, inLakh, inSentence, rupeesInWords, tenthsOfLakh } from '../../plan/format.ts';
import { type Money, rangeOf, sum } from '../../plan/money/amount.ts';
import type { FirstYearPlot } from '../schema/stated.ts';
import countries from './countries.ts';

/** The countries of a guide with the planner's results at a level, by the site's figures. */
const plannedIn = (guidePath: string, level: StudyLevel) =>
  countries
    .filter((country) => country.guidePath === guidePath)
    .map((country) => ({ ...country, result: costOf(country, { level }) }));

/** A first year in a guide's country, or from the cheapest of its countries to the dearest; undefined if none is known. */
export function firstYearIn(guidePath: string, level: StudyLevel = 'bachelor'): FirstYear | undefined {
  const years = plannedIn(guidePath, level).flatMap(({ result }) => result.firstYear ?? []);
  const npr = rangeOf(years.map((year) => year.npr));
  return (
    npr && {
      low: inLakh(npr.low),
      high: inLakh(npr.high),
      text: rupeesInWords(npr, years.length === 1 && years[0]?.open),
    }
  );
}

const [tuition, living, insurance, other] = ['Tuition', 'Living costs', 'Health insurance', 'Fees'] as const;
const partOf = (id: LineId) =>
  id === 'tuition' ? tuition : id === 'living' ? living : id === 'insurance' ? insurance : other;

/** The parts of a country's sum; the sums alone where a part is the smaller while the sum is the greater. */
function partsOf({ insuranceWithVisa, yearEnds }: CountryOfGuide['costs'], { lines, firstYear }: CostResult) {
  const parts = [tuition, living, other, insurance].map((label) => ({
    label: label === insurance && insuranceWithVisa ? capital(insuranceWithVisa) : label,
    ...sum(lines.flatMap(({ id, npr }) => (npr && partOf(id) === label ? [npr] : []))),
  }));
  if (yearEnds && firstYear && parts.some(({ low, high }) => low > high))
    return (['low', 'high'] as const).map((end) => {
      const total = firstYear.npr[end];
      return { label: yearEnds[end], low: total, high: total };
    });
  return parts.filter(({ high }) => high > 0);
}

/** A bar in lakh, rounded to a tenth. */
function barOf({ label, ...npr }: Money & { label: string }) {
  const [low, high] = [tenthsOfLakh(npr.low), tenthsOfLakh(npr.high)];
  return { label, low, high, value: [...new Set([low, high])].map((end) => end.toFixed(1)).join('–') };
}

/** The plot of a bachelor's first year in a guide's countries; undefined if no country's sum is known. */
export function firstYearPlot(guidePath: string): FirstYearPlot | undefined {
  const years = plannedIn(guidePath, 'bachelor').filter(({ result }) => result.firstYear);
  const [first, ...others] = years;
  if (first === undefined) return undefined;
  const several = others.length > 0;
  const bars = several
    ? years.flatMap(({ name: label, result: { firstYear } }) =>
        firstYear ? [{ label, ...firstYear.npr }] : [],
      )
    : partsOf(first.costs, first.result);
  // The NOC’s abbreviation is linked to its meaning where a guide first uses it in a sentence.
  const fees = years.flatMap(({ result }) =>
    result.lines.flatMap(({ id, npr }) =>
      npr && partOf(id) === other ? [inSentence(texts.lines[id].replace(' (NOC)', ''))] : [],
    ),
  );
  // What a sum leaves out, with the countries whose sum counts it.
  const lacking = [
    ...years.flatMap(({ result }) => (result.preparatoryYear ? [texts.studienkolleg] : [])),
    ...[...new Set(years.flatMap(({ result }) => result.missing))].map((id) => {
      const counted = years.filter(({ result }) => !result.missing.includes(id));
      const names = listText(counted.map(({ name }) => name));
      return `${inSentence(texts.lines[id])}${names ? `, except in ${names}` : ''}`;
    }),
  ];
  return {
    bars: bars.map(barOf),
    rest: [
      `${other}: ${[...new Set(fees)].join(', ')}.`,
      several ? `Not in these totals: ${lacking.join('; ')}.` : restOf(first.result),
      ...rates
        .filter(({ code }) => years.some(({ facts }) => facts.currency === code))
        .map(({ code, npr, asOf }) => `Rupees at 1\u00a0${code} = NPR ${npr}, ${printedDay(asOf)}.`),
    ].join(' '),
  };
}
