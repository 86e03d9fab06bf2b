/** The rows of the comparison, for the chosen countries. Pure functions. */
import type { StudyLevel } from '@sayapatri/contract';
import { type Fact, shortText } from '@sayapatri/facts';
import { besideTheSum, timeOf } from '../content/countryCell.ts';
import { feeInRupees, rupeesText } from '../content/feeInRupees.ts';
import type { CountryOfGuide } from '../cost/countryCosts.ts';
import { lakhNumbers, rupeesInWords } from '../format/format.ts';
import { countedFact, countedText } from '../format/laterFigures.ts';
import { linkTerms } from '../format/wordLinks.ts';
import type { Money } from '../money/amount.ts';
import type { Compared } from './compared.ts';

/** A cell as printed (linkedText), with smaller print below it. */
export interface Cell {
  text: string;
  note: string;
}

/** One row, with a cell for each country. */
export interface CompareRow {
  title: string;
  cells: readonly Cell[];
  /** True for what decides between countries. */
  decisive: boolean;
}

const unknown: Cell = { text: 'Ask us', note: '' };
const lakh = (npr: Money, open = false) => `${open ? 'from ' : ''}${lakhNumbers(npr)} lakh`;

/** A fact in its short words; what it depends on stands below. */
const cellOf = (fact: Fact | undefined): Cell => {
  if (fact === undefined) return unknown;
  // A line may break between two months such as February/March.
  const text = shortText(fact).replace(/(?<=[a-z]{2})\/(?=[A-Z][a-z])/g, '/\u200b');
  const { usually: _, ...stated } = fact;
  const whole = countedText(stated);
  // A longer text says more than the short one; a shorter one says less.
  return { text: linkTerms(text), note: whole.length > text.length ? linkTerms(whole) : '' };
};

/** A line of the cost planner in lakh, with the sum in the country's money below. */
function lineCell({ result }: Compared, id: 'tuition' | 'living' | 'insurance'): Cell {
  const line = result.lines.find((one) => one.id === id);
  if (!line?.npr) return unknown;
  if (line.npr.high === 0) return { text: 'None', note: '' };
  const stated = id === 'tuition' ? line.facts.slice(0, 1) : line.facts;
  const whole = result.insuredYears && id === 'insurance' ? ', paid at once for the whole stay' : '';
  return {
    text: id === 'insurance' ? rupeesInWords(line.npr) : lakh(line.npr, line.open),
    note: `${stated.map(countedText).join('; ')}${whole}`,
  };
}

/** All rows for the countries, those that decide first. */
export function compareRows(compared: readonly Compared[], level: StudyLevel): CompareRow[] {
  const row = (title: string, decisive: boolean, cell: (one: Compared) => Cell): CompareRow => ({
    title,
    decisive,
    cells: compared.map(cell),
  });
  return [
    row('Money to show for the visa', true, ({ country, result: { funds } }) =>
      funds
        ? { text: lakh(funds.npr, funds.open), note: beside(country) }
        : cellOf(country.facts.proofOfFunds),
    ),
    row('English', true, ({ country: { facts } }) => {
      const asked = facts.english[level];
      const pte = facts.pte[level];
      const cell = cellOf(asked);
      return pte ? { ...cell, note: [cell.note, countedText(pte)].filter(Boolean).join('; ') } : cell;
    }),
    row('Work while studying', true, ({ costs, country }) =>
      cellOf(costs.work[level]?.fact ?? country.facts.workHours),
    ),
    row('Work after your studies', true, ({ country }) => cellOf(country.facts.afterStudy)),
    row('Intakes', true, ({ country }) => cellOf(country.facts.intakes)),
    row('Length', true, ({ country }) => cellOf(country.facts.duration[level])),
    row('Tuition a year', false, (one) => lineCell(one, 'tuition')),
    row('Living costs a year', false, (one) => lineCell(one, 'living')),
    row('Health insurance', false, (one) => lineCell(one, 'insurance')),
    row('Visa fee', false, ({ country }) => {
      const npr = feeInRupees(country);
      return npr
        ? {
            text: rupeesText(npr, country.costs.visa),
            note: country.costs.visa.map(countedText).join(' + '),
          }
        : unknown;
    }),
    row('Time for a decision', false, (one) => {
      const text = timeOf(one.country);
      return text ? { text, note: '' } : unknown;
    }),
    row('Spouse and children', false, ({ country }) => cellOf(country.details.family)),
  ];
}

const beside = ({ costs }: CountryOfGuide) => {
  const more = besideTheSum(costs);
  return more ? `to live on, and ${more}` : 'to live on';
};

/** The facts behind the rows, for a line of sources. */
export const factsBehind = (compared: readonly Compared[], level: StudyLevel): Fact[] =>
  compared.flatMap(({ country: { facts, details, costs }, result }) =>
    [
      ...result.lines.flatMap((line) => line.facts),
      facts.proofOfFunds,
      facts.english[level],
      facts.pte[level],
      facts.workHours,
      facts.afterStudy,
      facts.intakes,
      facts.duration[level],
      details.processing,
      details.family,
      ...costs.visa,
    ]
      .filter((fact) => fact !== undefined)
      .map(countedFact),
  );
