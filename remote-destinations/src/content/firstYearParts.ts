/** What a bachelor's first year is made of, as the cost planner counts it. The build runs this module. */
import countries from 'virtual:countries';
import cost from '../plan/content/cost.ts';
import type { LineId } from '../plan/cost/costResult.ts';
import type { FirstYearParts } from '../schema/guide.ts';
import { inLakh, lakhInWords } from './firstYearTable.ts';

const [tuition, living, insurance, other] = ['Tuition', 'Living costs', 'Health insurance', 'Fees'] as const;
const partOf = (id: LineId) =>
  id === 'tuition' ? tuition : id === 'living' ? living : id === 'insurance' ? insurance : other;

const tenths = (rupees: number) => Math.round(rupees / 10_000) / 10;

/** The parts of the first year in the countries of one guide; undefined if no country's sum is known. */
export function firstYearParts(guidePath: string): FirstYearParts | undefined {
  const years = countries.flatMap(({ facts: { guidePath: own, country } }, index) => {
    const planned = own === guidePath ? cost.countries[index] : undefined;
    const result =
      planned && cost.costOf({ country: planned.id, level: 'bachelor', city: 'any' }, planned, cost.rates);
    return result?.firstYear ? [{ country, result, sum: result.firstYear.npr }] : [];
  });
  const [first] = years;
  if (first === undefined) return undefined;
  const sums = years.flatMap(({ country, result, sum: { low, high } }) => {
    const lakh = (rupees: number) => lakhInWords(inLakh(rupees), inLakh(rupees));
    const highest = { end: 'high' as const, result };
    if (years.length > 1) return [{ ...highest, bar: `${country}: ${lakh(high)}` }];
    return low === high
      ? [{ ...highest, bar: lakh(high) }]
      : [
          { end: 'low' as const, result, bar: `Lowest: ${lakh(low)}` },
          { ...highest, bar: `Highest: ${lakh(high)}` },
        ];
  });
  const parts = [tuition, living, insurance, other].map((label) => ({
    label,
    amounts: sums.map(({ result: { lines }, end }) =>
      tenths(lines.reduce((sum, { id, npr }) => sum + (npr && partOf(id) === label ? npr[end] : 0), 0)),
    ),
  }));
  const rests = new Set(years.map(({ result }) => cost.result.answerOf(result).rest));
  return {
    caption: 'A bachelor’s first year, in lakh of rupees',
    column: 'Part',
    bars: sums.map(({ bar }) => bar),
    parts: parts.filter(({ amounts }) => amounts.some((amount) => amount > 0)),
    rest:
      years.length > 1
        ? 'The highest sum of each country. The plan names what it leaves out.'
        : [...rests].join(' '),
  };
}
