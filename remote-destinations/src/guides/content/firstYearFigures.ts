/** The cost planner's first year in each country. The build runs this module. */

import type { FirstYear, StudyLevel } from '@sayapatri/contract';
import { printedDay } from '@sayapatri/facts';
import { listText } from '@sayapatri/facts/english';
import cost from '../../plan/content/cost.ts';
import type { CostResult, LineId } from '../../plan/cost/costPlan.ts';
import { offeredLevels } from '../../plan/cost/costsOf.ts';
import { type CountryCosts, nameAlone } from '../../plan/cost/countryCosts.ts';
import { capital, inLakh, inSentence, rupeesInWords, tenthsOfLakh } from '../../plan/format/format.ts';
import { type Money, rangeOf, sum, times } from '../../plan/money/amount.ts';
import type { FirstYearPlot } from '../schema/stated.ts';

/** The planner's result without figures of a visitor. */
const planned = (country: CountryCosts, level: StudyLevel) =>
  cost.costOf({ country: country.id, level }, country, cost.rates);

/** The costs of a first year in one country. */
export interface CountryFirstYears {
  /** The country in addresses, as in `/plan/cost?country=new-zealand`. */
  id: string;
  country: string;
  guidePath: `/${string}`;
  /** The levels for which both tuition and living costs are known, lowest first; none if no total can be given. */
  levels: readonly (FirstYear & { level: StudyLevel; name: string })[];
}

/** Each country with the levels for which the planner knows a total. */
export const firstYears: readonly CountryFirstYears[] = cost.countries.map((country) => ({
  id: country.id,
  country: nameAlone(country),
  guidePath: country.guidePath,
  levels: offeredLevels(country).flatMap((level) => {
    const { firstYear } = planned(country, level);
    if (firstYear === undefined) return [];
    const { npr, open } = firstYear;
    const [low, high] = [inLakh(npr.low), inLakh(npr.high)];
    return [{ level, name: cost.levels[level], low, high, text: rupeesInWords(npr, open) }];
  }),
}));

/** A bachelor's first year by the guide's path, if known: a range from the cheapest country to the dearest. */
export const bachelorsYears: Readonly<Record<string, FirstYear>> = Object.fromEntries(
  [...new Set(firstYears.map(({ guidePath }) => guidePath))].flatMap((guidePath) => {
    const years = firstYears
      .filter((country) => country.guidePath === guidePath)
      .flatMap(({ levels }) => levels.filter(({ level }) => level === 'bachelor'));
    const range = rangeOf(years);
    if (range === undefined) return [];
    const text = years.length === 1 ? years[0]?.text : undefined;
    return [[guidePath, { ...range, text: text ?? rupeesInWords(times(range, 100_000)) }]];
  }),
);

const [tuition, living, insurance, other] = ['Tuition', 'Living costs', 'Health insurance', 'Fees'] as const;
const partOf = (id: LineId) =>
  id === 'tuition' ? tuition : id === 'living' ? living : id === 'insurance' ? insurance : other;

/** The parts of a country's sum; the sums alone where a part is the smaller while the sum is the greater. */
function partsOf({ insuranceWithVisa, yearEnds }: CountryCosts, { lines, firstYear }: CostResult) {
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
  const countries = cost.countries.filter((country) => country.guidePath === guidePath);
  const years = countries.flatMap((country) => {
    const result = planned(country, 'bachelor');
    const { firstYear } = result;
    return firstYear ? [{ label: nameAlone(country), country, result, ...firstYear.npr }] : [];
  });
  const [first, ...others] = years;
  if (first === undefined) return undefined;
  const several = others.length > 0;
  const bars = several
    ? years.map(({ label, low, high }) => ({ label, low, high }))
    : partsOf(first.country, first.result);
  // The NOC’s abbreviation is linked to its meaning where a guide first uses it in a sentence.
  const fees = years.flatMap(({ result }) =>
    result.lines.flatMap(({ id, npr }) =>
      npr && partOf(id) === other ? [inSentence(cost.texts.lines[id].replace(' (NOC)', ''))] : [],
    ),
  );
  // What a sum leaves out, with the countries whose sum counts it.
  const lacking = [
    ...years.flatMap(({ result }) => (result.preparatoryYear ? [cost.texts.studienkolleg] : [])),
    ...[...new Set(years.flatMap(({ result }) => result.missing))].map((id) => {
      const counted = years.filter(({ result }) => !result.missing.includes(id));
      const names = listText(counted.map(({ label }) => label));
      return `${inSentence(cost.texts.lines[id])}${names ? `, except in ${names}` : ''}`;
    }),
  ];
  return {
    bars: bars.map(barOf),
    rest: [
      `${other}: ${[...new Set(fees)].join(', ')}.`,
      several ? `Not in these totals: ${lacking.join('; ')}.` : cost.restOf(first.result),
      ...cost.rates
        .filter(({ code }) => countries.some(({ currency }) => currency === code))
        .map(({ code, npr, asOf }) => `Rupees at 1\u00a0${code} = NPR ${npr}, ${printedDay(asOf)}.`),
    ].join(' '),
  };
}
