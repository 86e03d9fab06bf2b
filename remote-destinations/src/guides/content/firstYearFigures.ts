/** The cost planner's first year in each country. The build runs this module. */
import type { FirstYear, StudyLevel } from '@sayapatri/contract';
import cost from '../../plan/content/cost.ts';
import type { LineId } from '../../plan/cost/costPlan.ts';
import { offeredLevels } from '../../plan/cost/costsOf.ts';
import { type CountryCosts, nameAlone } from '../../plan/cost/countryCosts.ts';
import {
  capital,
  dayText,
  inLakh,
  inSentence,
  rupeesInWords,
  tenthsOfLakh,
} from '../../plan/format/format.ts';
import { rangeOf, times } from '../../plan/money/amount.ts';
import type { FirstYearParts } from '../schema/stated.ts';

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

/** Insurance is last, because some countries have none and the other parts keep their colours in all guides. */
const labels = [tuition, living, other, insurance];

const tenth = 10_000;

/** Rupees in lakh, rounded to tenths so that the parts add up to the rounded sum: those cut off most get a tenth more. */
function inTenths(parts: readonly number[]): number[] {
  const cut = parts.map((part) => Math.floor(part / tenth));
  const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);
  const missing = Math.round(sum(parts) / tenth) - sum(cut);
  const byRest = parts.map((part, index) => ({ index, rest: part % tenth })).sort((a, b) => b.rest - a.rest);
  for (const { index } of byRest.slice(0, missing)) cut[index] = (cut[index] ?? 0) + 1;
  return cut.map((amount) => amount / 10);
}

const endNames = { low: 'Lowest', high: 'Highest' };

/**
 * The parts of a bachelor's first year in the countries of one guide, and what the sum is for, e.g.
 * `for the first year, national university`; undefined if no country's sum is known.
 */
export function firstYearParts(guidePath: string): (FirstYearParts & { of: string }) | undefined {
  const countries = cost.countries.filter((country) => country.guidePath === guidePath);
  const years = countries.flatMap((country) => {
    const result = planned(country, 'bachelor');
    const { firstYear } = result;
    return firstYear ? [{ name: nameAlone(country), country, result, sum: firstYear.npr }] : [];
  });
  if (years.length === 0) return undefined;
  const several = years.length > 1;
  const withVisa = several ? undefined : years[0]?.country.insuranceWithVisa;
  const sums = years.flatMap(({ name, country, result, sum }) => {
    const ends = several || sum.low === sum.high ? (['high'] as const) : (['low', 'high'] as const);
    return ends.map((end) => {
      const named = several ? name : (country.yearEnds?.[end] ?? (ends.length > 1 ? endNames[end] : ''));
      const amounts = labels.map((label) =>
        result.lines.reduce((part, { id, npr }) => part + (npr && partOf(id) === label ? npr[end] : 0), 0),
      );
      return {
        bar: {
          name: named,
          sum: tenthsOfLakh(sum[end]),
          ...(several && { lowest: tenthsOfLakh(sum.low) }),
        },
        amounts: inTenths(amounts),
      };
    });
  });
  const parts = labels.map((label, part) => ({
    label: label === insurance && withVisa ? capital(withVisa) : label,
    amounts: sums.map(({ amounts }) => amounts[part] ?? 0),
  }));
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
      const names = new Intl.ListFormat('en-GB').format(counted.map(({ name }) => name));
      return `${inSentence(cost.texts.lines[id])}${names ? `, except in ${names}` : ''}`;
    }),
  ];
  const kind = sums.length === 1 ? years[0]?.country.yearEnds?.high : undefined;
  return {
    of: ['for the first year', ...(kind ? [inSentence(kind)] : [])].join(', '),
    bars: sums.map(({ bar }) => bar),
    parts: parts.filter(({ amounts }) => amounts.some((amount) => amount > 0)),
    rest: [
      `${other}: ${[...new Set(fees)].join(', ')}.`,
      several
        ? `Not in these totals: ${lacking.join('; ')}.`
        : years.map(({ result }) => cost.restOf(result)).join(),
      ...cost.rates
        .filter(({ code }) => countries.some(({ currency }) => currency === code))
        .map(({ code, npr, asOf }) => `Rupees at 1\u00a0${code} = NPR ${npr}, ${dayText(asOf)}.`),
    ].join(' '),
  };
}
