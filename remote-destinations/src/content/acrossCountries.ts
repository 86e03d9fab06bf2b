/**
 * What a guide says about its country beside all others. The build runs this module and keeps its result
 * (`virtual:across-countries`), so that no browser loads every country's figures and the planner for a few lines.
 */
import countries from 'virtual:countries';
import type { FirstYear } from '@sayapatri/contract';
import { type Fact, figureToCount } from '@sayapatri/facts';
import firstYears, { lakhInWords } from './firstYearTable.ts';

/** One country's bar in a plot of all countries. */
export interface CountryBar {
  country: string;
  guidePath: `/${string}`;
  /** In the plot's unit. */
  amount: number;
  /** As printed. */
  value: string;
}

export interface AcrossCountries {
  /** A bachelor's first year by the guide's path. */
  guides: Readonly<Record<string, FirstYear>>;
  /** The most hours a week that a student may work. */
  workHours: readonly CountryBar[];
  /** The most months that a graduate may stay to work. */
  afterStudy: readonly CountryBar[];
}

/** From a guide's cheapest country to its dearest; undefined if no total of a bachelor's year is known. */
function bachelorsYear(guidePath: string): FirstYear | undefined {
  const years = firstYears
    .filter((country) => country.guidePath === guidePath)
    .flatMap(({ levels }) => levels.filter(({ level }) => level === 'bachelor'));
  if (years.length === 0) return undefined;
  const low = Math.min(...years.map((year) => year.low));
  const high = Math.max(...years.map((year) => year.high));
  return { low, high, text: years.length === 1 && years[0] ? years[0].text : lakhInWords(low, high) };
}

/** How often a unit of time is contained in a week, or in a month. */
const weeksIn = { week: 1, fortnight: 2, year: 52 } as const;
const monthsIn = { month: 1, year: 12 } as const;

/** The bar of each country whose figure is a number in one of `units`; `amount` reads its upper end. */
const barsOf = (
  figure: 'workHours' | 'afterStudy',
  amount: (fact: Fact, most: number) => number | undefined,
) =>
  countries.flatMap(({ facts }): CountryBar[] => {
    const fact = facts[figure];
    const { low, high = low, value } = fact ? figureToCount(fact) : {};
    const counted = fact && high !== undefined ? amount(fact, high) : undefined;
    if (counted === undefined || value === undefined) return [];
    return [
      { country: facts.country, guidePath: facts.guidePath, amount: Math.round(counted * 10) / 10, value },
    ];
  });

export default {
  guides: Object.fromEntries(
    [...new Set(firstYears.map(({ guidePath }) => guidePath))].flatMap((guidePath) => {
      const year = bachelorsYear(guidePath);
      return year ? [[guidePath, year]] : [];
    }),
  ),
  workHours: barsOf('workHours', ({ unit, per = 'week' }, most) =>
    unit === 'hour' && per in weeksIn ? most / weeksIn[per as keyof typeof weeksIn] : undefined,
  ),
  afterStudy: barsOf('afterStudy', ({ unit = '' }, most) =>
    unit in monthsIn ? most * monthsIn[unit as keyof typeof monthsIn] : undefined,
  ),
} satisfies AcrossCountries;
