/**
 * What a guide says about its country beside all others. The build runs this module and keeps its result
 * (`virtual:across-countries`), so that no browser loads every country's figures and the planner for a few lines.
 */
import type { FirstYear } from '@sayapatri/contract';
import firstYears, { lakhInWords } from './firstYearTable.ts';
import { afterStudy, type CountryPlot, workHours } from './workBars.ts';

export interface AcrossCountries {
  /** A bachelor's first year by the guide's path. */
  guides: Readonly<Record<string, FirstYear>>;
  workHours: CountryPlot;
  afterStudy: CountryPlot;
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

export default {
  guides: Object.fromEntries(
    [...new Set(firstYears.map(({ guidePath }) => guidePath))].flatMap((guidePath) => {
      const year = bachelorsYear(guidePath);
      return year ? [[guidePath, year]] : [];
    }),
  ),
  workHours,
  afterStudy,
} satisfies AcrossCountries;
