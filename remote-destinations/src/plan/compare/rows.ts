import { type Fact, factText } from '@sayapatri/facts';
import { detailsOfTheSum, onTopOfTheSum, timeOf } from '../content/countryCell.ts';
import { pteOf } from '../content/pteScores.ts';
import { rates } from '../content/rates.ts';
import { costOf } from '../cost/costPlan.ts';
import { costsOf } from '../cost/costsOf.ts';
import type { CountryCosts, CountryOfGuide } from '../cost/countryCosts.ts';
import { lakhNumbers, moneyText } from '../format/format.ts';
import { comingTexts, countedFact, countedText, joinedByDay } from '../format/laterFigures.ts';
import { linkTerms } from '../format/wordLinks.ts';
import { isOpen, type Money, sum, times } from '../money/amount.ts';
import { rateOf, roundedMoney } from '../rates/rate.ts';
import { beyondRow, breakable, shortened, titled, withComing } from './cellDetails.ts';
import type { Cell, CompareRow, Degree, Words } from './compareRow.ts';

/** All rows of the comparison. The content module calls this, so that the page's own code does not contain it. */
export function compareRows(
  countries: readonly CountryOfGuide[],
  { rows, none, ...words }: Words,
): CompareRow[] {
  const cellOf = (stated: readonly Fact[], withMeaning: boolean, between: string): Cell => ({
    text: linkTerms(breakable(stated.map(countedText).join(between))),
    details: [
      // A newer figure's own words say where it applies; the meaning belongs to the guide's figure.
      ...stated.flatMap(({ counted, meaning }) =>
        withMeaning && !(stated.length > 1 && counted) ? beyondRow(meaning) : [],
      ),
      ...words.before(stated.flatMap(({ counted, value }) => (counted ? [value] : []))),
      ...joinedByDay(stated.flatMap(comingTexts)),
      ...(stated.some(({ worldNote, counted }) => worldNote && !counted) ? [words.noted] : []),
    ],
    facts: stated.map(countedFact),
  });
  /** `id` names the fact; the guide gives the reason for a missing one under the same id. */
  const row = (
    title: string,
    id: string,
    factOf: (country: CountryOfGuide) => Fact | readonly Fact[] | undefined,
    withMeaning = true,
    between = '; ',
  ): CompareRow => ({
    title,
    cells: countries.map((country) => {
      const stated = [factOf(country) ?? []].flat();
      return stated.length > 0
        ? cellOf(stated, withMeaning, between)
        : { text: none, details: [country.unknown[id] ?? []].flat(), facts: [] };
    }),
  });
  const planned = countries.map(costsOf);
  /** Adds to a row's cells the amounts of `moneyOf` in rupees, which are drawn as bars. */
  const inRupees = (
    { title, cells }: CompareRow,
    moneyOf: (costs: CountryCosts) => Money | undefined,
    unit = words.lakh,
  ): CompareRow => {
    const withRupees = cells.map((cell, column): Cell => {
      const costs = planned[column];
      const money = costs && moneyOf(costs);
      if (money === undefined || money.high === 0) return cell;
      const exact = times(money, rateOf(costs?.currency ?? '', rates).npr);
      const open = cell.facts.some(isOpen);
      const amount =
        unit === words.rupees
          ? moneyText('NPR', roundedMoney(exact)).replace(/NPR\s/, '')
          : lakhNumbers(exact);
      return { ...cell, rupees: { ...roundedMoney(exact), text: open ? `from ${amount}` : amount } };
    });
    return {
      title,
      unit,
      cells: withRupees,
      most: Math.max(...withRupees.map(({ rupees }) => rupees?.high ?? 0)),
    };
  };
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
  // The sums are for different times and places, so their meaning is needed to compare them.
  const sums = row(rows.funds, 'funds', ({ facts, costs: { funds } }) =>
    funds ? [funds.big, funds.small] : facts.proofOfFunds,
  );
  /** The planner's sum, with the first year's tuition where the rule asks for it. */
  const fundsOf = (costs: CountryCosts | undefined, level: Degree) =>
    costs && costOf({ country: costs.id, level, city: 'any' }, costs, rates).funds;
  const toShow: CompareRow = {
    title: titled(sums.title, 'bachelor'),
    cells: sums.cells.map((cell, column) => {
      const bachelor = fundsOf(planned[column], 'bachelor');
      const master = fundsOf(planned[column], 'master');
      const other = master?.npr.high === bachelor?.npr.high ? undefined : master;
      const country = countries[column];
      const beside = country ? detailsOfTheSum(country.costs, bachelor !== undefined) : [];
      const onTop = bachelor && country && onTopOfTheSum(country.costs);
      return withComing({
        ...cell,
        ...(onTop && { text: cell.text + onTop }),
        details: [...beside, ...(other ? [words.forMaster(lakhNumbers(other.npr))] : []), ...cell.details],
      });
    }),
  };
  const decided = countries.map(timeOf);
  const decisions = row(rows.processing, 'processing', ({ details }) => details.processing);
  const feesOf = ({ costs, facts }: CountryOfGuide) => (costs.visa.length > 0 ? costs.visa : facts.visaFee);
  return [
    inRupees(byLevel('tuition', 'bachelor'), ({ tuition }) => tuition.bachelor),
    inRupees(byLevel('tuition', 'master'), ({ tuition }) => tuition.master),
    inRupees(
      row(rows.living, 'living', ({ facts }) => facts.living),
      ({ living }) => living,
      words.lakhAYear,
    ),
    inRupees(toShow, (costs) => fundsOf(costs, 'bachelor')?.own),
    inRupees(
      row(rows.insurance, 'insurance', ({ costs, details }) => costs.insurance ?? details.insurance),
      ({ insurance }) => insurance,
      words.lakhAYear,
    ),
    row(rows.visa, 'visa', ({ facts }) => facts.visa, false),
    inRupees(
      row(rows.fee, 'visa-fee', feesOf, true, ' + '),
      ({ visa }) => (visa.length > 0 ? sum(visa) : undefined),
      words.rupees,
    ),
    { ...decisions, cells: decisions.cells.map((cell, column) => shortened(cell, decided[column])) },
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
