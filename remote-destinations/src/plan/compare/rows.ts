import { type Fact, factText } from '@sayapatri/facts';
import { detailsOfTheSum } from '../content/countryCell.ts';
import { levelNames } from '../content/levels.ts';
import { pteOf } from '../content/pteScores.ts';
import { rates } from '../content/rates.ts';
import { costsOf } from '../cost/costsOf.ts';
import type { CountryCosts, CountryOfGuide } from '../cost/countryCosts.ts';
import { lakhText, moneyText } from '../format/format.ts';
import { countedFact, countedText, laterTexts } from '../format/laterFigures.ts';
import { linkTerms } from '../format/wordLinks.ts';
import { type Money, sum, times } from '../money/amount.ts';
import { rateOf, roundedMoney } from '../rates/rate.ts';
import type { Cell, CompareRow } from './compareRow.ts';

/** The titles of the rows, and what is said in cells. */
interface Words {
  rows: Record<
    | ('tuition' | 'living' | 'funds' | 'visa' | 'fee' | 'processing' | 'insurance' | 'english')
    | ('work' | 'after' | 'family' | 'intakes' | 'duration'),
    string
  >;
  /** Stands where there is no figure. */
  none: string;
  /** Refers to a later change that the line of sources tells. */
  noted: string;
}
type Degree = 'bachelor' | 'master';

/** What a meaning says beyond the row's name, e.g. `national university` of `Tuition a year, national university`. */
const rowName =
  /^(?:tuition a year|health insurance|(?:student )?visa fee|time for a decision|work (?:while studying|during studies|in term time))(?:[,:;] |$)/i;
const beyondRow = (meaning: string) => {
  const rest = meaning.replace(rowName, '');
  return rest === '' ? [] : [rest.charAt(0).toUpperCase() + rest.slice(1)];
};

/**
 * All rows of the comparison. Called when the content module is read, so that the page's own code does not contain it.
 */
export function compareRows(
  countries: readonly CountryOfGuide[],
  { rows, none, noted }: Words,
): CompareRow[] {
  const cellOf = (stated: readonly Fact[], withMeaning: boolean): Cell => ({
    // A line may break between two months, such as February/March.
    text: linkTerms(
      stated
        .map(countedText)
        .join('; ')
        .replace(/(?<=[a-z]{2})\/(?=[A-Z][a-z])/g, '/\u200b'),
    ),
    details: stated.flatMap((fact) => [
      // A newer figure's own words say where it applies; the meaning is that of the guide's.
      ...(withMeaning && !(stated.length > 1 && fact.counted) ? beyondRow(fact.meaning) : []),
      ...laterTexts(fact),
      ...(fact.worldNote && !fact.counted ? [noted] : []),
    ]),
    facts: stated.map(countedFact),
  });
  /** `id` is that of the missing fact, under which the guide says why there is no figure. */
  const row = (
    title: string,
    id: string,
    factOf: (country: CountryOfGuide) => Fact | readonly Fact[] | undefined,
    withMeaning = true,
  ): CompareRow => ({
    title,
    cells: countries.map((country) => {
      const stated = [factOf(country) ?? []].flat();
      const reason = country.unknown[id];
      return stated.length > 0
        ? cellOf(stated, withMeaning)
        : { text: none, details: reason ? [reason] : [], facts: [] };
    }),
  });
  const planned = countries.map(costsOf);
  /**
   * The row with the amount in rupees that `moneyOf` finds in each country's own currency, drawn as bars; large amounts
   * are in lakh.
   */
  const inRupees = (
    { title, cells }: CompareRow,
    moneyOf: (costs: CountryCosts, country: CountryOfGuide) => Money | undefined,
    textOf = (exact: Money) => `NPR ${lakhText(exact)}`,
  ): CompareRow => {
    const withRupees = cells.map((cell, column): Cell => {
      const [costs, country] = [planned[column], countries[column]];
      const money = costs && country && moneyOf(costs, country);
      if (money === undefined || money.high === 0) return cell;
      const exact = times(money, rateOf(costs?.currency ?? '', rates).npr);
      const open = cell.facts.some((fact) => fact.open);
      const amount = textOf(exact);
      return { ...cell, rupees: { ...roundedMoney(exact), text: open ? `from ${amount}` : amount } };
    });
    return {
      title,
      cells: withRupees,
      most: Math.max(...withRupees.map(({ rupees }) => rupees?.high ?? 0)),
    };
  };
  const aYear = (exact: Money) => `NPR ${lakhText(exact)} a year`;
  // Without the tuition that some countries ask for besides, which the planner adds.
  const forLiving = (exact: Money) => `NPR ${lakhText(exact)} for living costs`;
  const inFull = (exact: Money) => moneyText('NPR', roundedMoney(exact));
  const titled = (title: string, level: Degree) => `${title}, ${levelNames[level].toLowerCase()}`;
  const byLevel = (part: 'tuition' | 'duration', level: Degree) =>
    row(titled(rows[part], level), `${part}-${level}`, ({ facts }) => facts[part][level], part === 'tuition');
  const english = (level: Degree): CompareRow => {
    const { title, cells } = row(
      titled(rows.english, level),
      `english-${level}`,
      ({ facts }) => facts.english[level],
      false,
    );
    const withPte = cells.map((cell, column): Cell => {
      const country = countries[column];
      const pte = country && pteOf(country.facts, level);
      if (pte === undefined) return cell;
      return {
        ...cell,
        details: [`PTE ${pte.score ?? factText(pte)}`, ...cell.details],
        facts: [...cell.facts, pte],
      };
    });
    return { title, cells: withPte };
  };
  // The sums are for different times and places: without their meaning they can't be compared.
  const sums = row(rows.funds, 'funds', ({ facts, costs: { funds } }) =>
    funds ? [funds.big, funds.small] : facts.proofOfFunds,
  );
  const toShow: CompareRow = {
    ...sums,
    cells: sums.cells.map((cell, column) => {
      const country = countries[column];
      return country ? { ...cell, details: [...cell.details, ...detailsOfTheSum(country.costs)] } : cell;
    }),
  };
  return [
    inRupees(byLevel('tuition', 'bachelor'), ({ tuition }) => tuition.bachelor),
    inRupees(byLevel('tuition', 'master'), ({ tuition }) => tuition.master),
    inRupees(
      row(rows.living, 'living', ({ facts }) => facts.living),
      ({ living }) => living,
      aYear,
    ),
    inRupees(toShow, ({ funds }) => funds.living, forLiving),
    inRupees(
      row(rows.insurance, 'insurance', ({ costs, details }) => costs.insurance ?? details.insurance),
      ({ insurance }) => insurance,
      inFull,
    ),
    row(rows.visa, 'visa', ({ facts }) => facts.visa, false),
    inRupees(
      row(rows.fee, 'visa-fee', ({ costs, facts }) => (costs.visa.length > 0 ? costs.visa : facts.visaFee)),
      ({ visa }) => (visa.length > 0 ? sum(visa) : undefined),
      inFull,
    ),
    row(rows.processing, 'processing', ({ details }) => details.processing),
    english('bachelor'),
    english('master'),
    row(rows.work, 'work', ({ facts }) => facts.workHours),
    row(rows.after, 'after-study', ({ facts }) => facts.afterStudy),
    row(rows.family, 'family', ({ details }) => details.family, false),
    row(rows.intakes, 'intakes', ({ facts }) => facts.intakes, false),
    byLevel('duration', 'bachelor'),
    byLevel('duration', 'master'),
  ];
}
