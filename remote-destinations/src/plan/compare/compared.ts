/** A country's cells of the comparison. Pure functions. */
import type { StudyLevel } from '@sayapatri/contract';
import { type Fact, shortText } from '@sayapatri/facts';
import { timeOf, tuitionBeside } from '../content/countryCell.ts';
import { feeInRupees, rupeesText } from '../content/feeInRupees.ts';
import { type CostResult, costOf, type Total } from '../cost/costPlan.ts';
import { type CountryOfGuide, workAt } from '../cost/country.ts';
import { countedText, partInWords, rupeesInWords } from '../format.ts';
import type { PlanCountry } from '../state/planAnswers.ts';

/** A cell as printed, with smaller print below it. */
interface Cell {
  text: string;
  note: string;
}

export type RowId =
  | ('funds' | 'english' | 'work' | 'after' | 'intakes' | 'length')
  | ('tuition' | 'living' | 'insurance' | 'fee' | 'time' | 'family');

/** A country at one level. */
export interface Compared extends PlanCountry {
  cells: Readonly<Record<RowId, Cell>>;
  /** Undefined unless both tuition and living costs are known. */
  firstYear?: Pick<Total, 'npr' | 'open'> | undefined;
  /** The facts behind the cells. */
  sources: readonly Fact[];
}

const unknown: Cell = { text: 'Ask us', note: '' };

/** A fact in its short words; what it depends on stands below. */
const cellOf = (fact: Fact | undefined): Cell => {
  if (fact === undefined) return unknown;
  // A line may break between two months such as February/March.
  const text = shortText(fact).replace(/(?<=[a-z]{2})\/(?=[A-Z][a-z])/g, '/\u200b');
  const { usually: _, ...stated } = fact;
  const whole = countedText(stated);
  // A longer text says more than the short one; a shorter one says less.
  return { text, note: whole.length > text.length ? whole : '' };
};

/** A line of the cost planner in lakh, with the sum in the country's money below. */
function lineCell({ lines, insuredYears }: CostResult, id: 'tuition' | 'living' | 'insurance'): Cell {
  const line = lines.find((one) => one.id === id);
  if (!line?.npr) return unknown;
  if (line.npr.high === 0) return { text: 'None', note: '' };
  const stated = id === 'tuition' ? line.facts.slice(0, 1) : line.facts;
  const whole = insuredYears && id === 'insurance' ? ', paid at once for the whole stay' : '';
  return {
    text: partInWords(line.npr, line.open),
    note: `${stated.map(countedText).join('; ')}${whole}`,
  };
}

function fundsCell({ facts, costs }: CountryOfGuide, { funds }: CostResult): Cell {
  if (!funds) return cellOf(facts.proofOfFunds);
  const tuition = tuitionBeside(costs);
  return {
    text: rupeesInWords(funds.npr, funds.open),
    note: `to live on${tuition ? `, with ${tuition}` : ''}${costs.also ? `; ${costs.also} comes on top` : ''}`,
  };
}

function feeCell(country: CountryOfGuide): Cell {
  const npr = feeInRupees(country);
  const { visa } = country.costs;
  return npr ? { text: rupeesText(npr, visa), note: visa.map(countedText).join(' + ') } : unknown;
}

export function comparedAt(country: CountryOfGuide, level: StudyLevel): Compared {
  const { id, name, inSentence, guidePath, facts, details, costs } = country;
  const result = costOf(country, { level });
  const [english, pte] = [facts.english[level], facts.pte[level]];
  const score = cellOf(english);
  const work = workAt(country, level);
  const time = timeOf(country);
  const { firstYear } = result;
  const behind = [
    ...result.lines.flatMap((line) => line.facts),
    ...[facts.proofOfFunds, english, pte, work, facts.afterStudy, facts.intakes, facts.duration[level]],
    ...[details.processing, details.family, ...costs.visa],
  ];
  return {
    id,
    name,
    inSentence,
    guidePath,
    cells: {
      funds: fundsCell(country, result),
      english: pte ? { ...score, note: [score.note, countedText(pte)].filter(Boolean).join('; ') } : score,
      work: cellOf(work),
      after: cellOf(facts.afterStudy),
      intakes: cellOf(facts.intakes),
      length: cellOf(facts.duration[level]),
      tuition: lineCell(result, 'tuition'),
      living: lineCell(result, 'living'),
      insurance: lineCell(result, 'insurance'),
      fee: feeCell(country),
      time: time ? { text: time, note: '' } : unknown,
      family: cellOf(details.family),
    },
    ...(firstYear && { firstYear: { npr: firstYear.npr, open: firstYear.open } }),
    sources: behind.filter((fact) => fact !== undefined),
  };
}
