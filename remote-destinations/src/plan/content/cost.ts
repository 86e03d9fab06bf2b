/** Every sentence and figure of the cost planner. */
import type { Fact } from '@sayapatri/facts';
import { type CostLine, type CostResult, costOf, isMain, type LineId, type Total } from '../cost/costPlan.ts';
import { type CountryCosts, nameAlone } from '../cost/countryCosts.ts';
import { rangesFor, readPlan, type TypedField } from '../cost/readPlan.ts';
import { onDay } from '../cost/versions.ts';
import { beyondRow } from '../format/beyondRow.ts';
import {
  capital,
  dayText,
  inSentence,
  lakhText,
  moneyText,
  partInWords,
  rateText,
  rupeesInWords,
} from '../format/format.ts';
import { countedFact, countedText } from '../format/laterFigures.ts';
import { linkTerms } from '../format/wordLinks.ts';
import type { Rate } from '../rates/rate.ts';
import { studyLevels } from '../state/planAnswers.ts';
import figures from './figures/cost.ts';
import { levelNames } from './levels.ts';
import { rateSources, rates } from './rates.ts';

const { serviceFee } = figures;

const lines: Record<LineId, string> = {
  tuition: 'Tuition',
  living: 'Living costs',
  insurance: 'Health insurance',
  yearly: 'Yearly student fees',
  visa: 'Visa fees',
  once: 'Admission fee',
  noc: 'No Objection Certificate (NOC)',
  tests: 'Tests, medical and papers',
  flight: 'Flights',
  fee: 'Education service fee',
};

/** `NPR 42–84 lakh`, or `from NPR 32 lakh`. */
const inLakh = ({ npr, open }: Pick<Total, 'npr' | 'open'>) => rupeesInWords(npr, open);

/** `2 years`, or `15 months` where the course ends within a year. */
const yearsText = (years: number) =>
  years % 0.5 === 0 ? `${years} ${years === 1 ? 'year' : 'years'}` : `${Math.round(years * 12)} months`;

const studienkolleg = 'the year of Studienkolleg that usually comes before a bachelor’s degree';

/** What the totals leave out, in the words of both the page and an enquiry. */
function restOf({ preparatoryYear, notInLiving, missing, lines: all }: CostResult): string {
  const without = [
    ...(preparatoryYear ? [studienkolleg] : []),
    ...(notInLiving ? [notInLiving] : []),
    ...missing.map((id) => inSentence(lines[id])),
    ...all.flatMap((line) =>
      line.open && !isMain(line) ? `${inSentence(lines[line.id])} above the lowest` : [],
    ),
  ];
  return without.length > 0 ? `Not in this sum: ${without.join('; ')}.` : 'All costs are included.';
}

/** A plan's sum in a sentence. */
function answerOf(country: CountryCosts, level: string, { firstYear, only }: CostResult): string {
  const place = `in ${country.name}`;
  if (firstYear) return `The first year ${place} costs ${inLakh(firstYear)}.`;
  if (only)
    return `${only.id === 'tuition' ? 'Tuition' : 'Living'} ${place} costs ${inLakh(only)} a year. Type your ${only.id === 'tuition' ? 'living costs' : 'tuition'} below for the whole sum.`;
  return `Type tuition and living costs for a ${level} ${place}.`;
}

/** What stands below a line's name: the sum in the country's money, and what it counts. */
function notesOf(line: CostLine, country: CountryCosts, { insuredYears }: CostResult): string[] {
  const { id, own, facts } = line;
  const words = (fact: Fact) => beyondRow(fact.meaning).map(inSentence);
  const sum =
    own && own.high > 0
      ? [moneyText(country.currency, { low: Math.min(own.low, own.high), high: Math.max(own.low, own.high) })]
      : [];
  if (id === 'fee') return [`${serviceFee.value} of tuition and living costs, taken by the bank`];
  if (id === 'insurance' && insuredYears && facts[0])
    return [`${countedText(facts[0])}, paid at once for ${yearsText(insuredYears)}`];
  // Several places, or kinds of university, have a sum each; one sum of all would say nothing.
  if ((id === 'living' || id === 'tuition') && facts.length > 1)
    return facts.map((fact) => [countedText(fact), ...words(fact)].join(', '));
  return [...sum, ...(/^(tuition|living|once)$/.test(id) ? facts.flatMap(words) : [])];
}

/** The label of each field to type in, with its unit. */
const fields = (code: string): Record<TypedField, string> => ({
  tuition: `Tuition a year, ${code}`,
  living: `Living costs a month, ${code}`,
  insurance: 'Health insurance a year, NPR',
  tests: 'English test, medical and papers in all, NPR',
  flight: 'Flights in all, NPR',
  years: 'Years of the course',
  wage: `Wage an hour, ${code}`,
  rate: `Your bank’s rate, NPR for 1 ${code}`,
});

/** The countries' figures for a reader of the day, or of the build's without one. */
const costsOn = (day?: string): CountryCosts[] => figures.countries.map((versions) => onDay(versions, day));

const cost = {
  title: 'Cost planner in rupees',
  countries: costsOn(),
  /** The functions are imported here, not in the page, so that they load with the content beside the page's code. */
  costsOn,
  readPlan,
  costOf,
  rates,
  levels: levelNames,
  nameAlone,
  city: { label: 'City', any: 'Any' },
  answerOf,
  restOf,
  lines,
  /** The levels with a known tuition. */
  offeredLevels: ({ tuition }: Pick<CountryCosts, 'tuition'>) =>
    studyLevels.filter((level) => tuition[level]),
  ends: ({ yearEnds }: Pick<CountryCosts, 'yearEnds'>) =>
    yearEnds && yearEnds.low !== yearEnds.high
      ? `Lowest: ${inSentence(yearEnds.low)}. Highest: ${inSentence(yearEnds.high)}.`
      : '',
  receipt: {
    label: 'Your own figures',
    caption: (level: string, country: string) => `${level} in ${country}, the first year`,
    nameOf: (id: LineId, { insuranceWithVisa }: CountryCosts) =>
      id === 'insurance' && insuranceWithVisa ? capital(insuranceWithVisa) : lines[id],
    notesOf,
    /** In rupees; `free` for nothing. */
    sum: ({ npr, open }: Pick<CostLine, 'npr' | 'open'>) =>
      npr === undefined
        ? 'not included'
        : npr.high === 0 && npr.low === 0
          ? 'free'
          : partInWords({ low: Math.min(npr.low, npr.high), high: Math.max(npr.low, npr.high) }, open),
    whole: (years: number) => `The whole course, ${yearsText(years)}`,
    wholeUnknown: 'The whole course',
    inLakh,
    change: 'change',
    add: 'add yours',
    fields,
    faults: (name: TypedField, code: string, country: CountryCosts) => {
      const { min, max } = rangesFor(country, rates)[name];
      const inWords = (amount: number) =>
        amount.toLocaleString(fields(code)[name].endsWith('NPR') ? 'en-IN' : 'en-GB');
      return `${fields(code)[name]}: write a number from ${inWords(min)} to ${inWords(max)}${name === 'years' || name === 'rate' ? '' : ', such as 25,000 or 1.5 lakh'}.`;
    },
    missing: {
      tuition: 'No official range is known: each school sets its fee.',
      living: 'No official sum is known.',
      insurance: 'No official price is known: the school or an insurer names it.',
      visa: 'No official fee for Nepal is known: ask us.',
      tests: 'Your test centre and the clinic name their prices.',
      flight: 'Type a fare that you have seen.',
    } as Partial<Record<LineId, string>>,
    rate: ({ code, npr, asOf }: Rate, own: number | undefined) =>
      own === undefined
        ? `1 ${code} = NPR ${rateText(npr)} on ${dayText(asOf)}`
        : `1 ${code} = NPR ${rateText(own)}, the rate you typed`,
    origin: {
      nrb: 'Nepal Rastra Bank’s selling rate',
      market: 'the mid-market rate; your bank sells a little higher',
    },
    old: (days: number) => `This rate is ${days} days old. Before you decide, look up`,
    today: { label: 'today’s rate at Nepal Rastra Bank', href: rateSources.nrb.url },
    changing: 'fees, rules and rates',
  },
  /** The facts behind a result, for a line of sources. */
  factsOf: (result: CostResult, { funds, work }: CountryCosts) =>
    [
      ...result.lines.flatMap((line) => line.facts),
      funds.fact,
      ...(funds.held ? [funds.held] : []),
      ...Object.values(work).map(({ fact }) => fact),
      serviceFee,
    ].map(countedFact),
  funds: {
    title: 'Money to show for the visa',
    text: (
      { currency, funds: { fact, living, withTuition, also, held } }: CountryCosts,
      result: CostResult,
      today: string,
    ) => {
      const stated = living?.facts ?? [fact];
      const since = stated.flatMap((one) => one.counted?.since ?? []).find((day) => day > today);
      const rule = stated.map((one) => countedText(one)).join(', ');
      return linkTerms(
        [
          result.funds
            ? `${moneyText(currency, result.funds.own)}: ${withTuition ? 'living costs and the first year’s tuition' : 'living costs'}.`
            : `${capital(rule)}.`,
          since && `For applications from ${dayText(since)}: ${rule}.`,
          held && `Keep it in the account for ${countedText(held)}.`,
          also && `You must also be able to pay for ${also}.`,
          fact.worldNote && !fact.counted && `${fact.worldNote.text}: check the official page.`,
        ]
          .filter(Boolean)
          .join(' '),
      );
    },
  },
  work: {
    title: 'Work beside your studies',
    hours: countedText,
    none: 'Ask us for the rule',
    warning: 'Never plan the fee on it: work is not certain, and the visa officer does not count it.',
    most: (wage: number, npr: number, code: string) =>
      `At ${moneyText(code, { low: wage, high: wage })} an hour, all permitted hours of 52 weeks would bring ${rupeesInWords({ low: npr, high: npr })} before tax, at most.`,
  },
  years: {
    title: 'The first year in each country',
    caption: (level: string) => `${level}, in lakh of rupees`,
    columns: ['Country', 'First year'],
    unit: 'lakh',
    lakh: lakhText,
  },
  ask: 'Send this plan to us',
  question: (level: string, country: CountryCosts, result: CostResult) => {
    const course = [`${level} in ${country.name}`, result.years && yearsText(result.years)].filter(Boolean);
    return `I would like to ask about this plan: ${course.join(', ')}. The planner says: ${answerOf(country, level, result)} ${restOf(result)}`;
  },
  studienkolleg,
} as const;

export type CostContent = typeof cost;

export default cost;
