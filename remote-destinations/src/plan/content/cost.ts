/** The cost planner: its sentences, which `cost.json` holds, with its figures. */

import { printedDay } from '@sayapatri/facts';
import { numberText } from '@sayapatri/facts/english';
import { type CostLine, type CostResult, costOf, isMain, type LineId, type Total } from '../cost/costPlan.ts';
import { costsOf } from '../cost/costsOf.ts';
import type { CountryCosts, PlannedFact } from '../cost/countryCosts.ts';
import { rangesFor, readPlan, type TypedField } from '../cost/readPlan.ts';
import { fill } from '../format/fill.ts';
import { capital, inSentence, moneyText, partInWords, rateText, rupeesInWords } from '../format/format.ts';
import { countedText } from '../format/laterFigures.ts';
import type { Rate } from '../schema/planSchemas.ts';
import texts from './cost.json';
import { countriesOn } from './countries.ts';
import factOf from './facts.json?facts';
import { levels } from './levels.ts';
import { rateSources, rates } from './rates.ts';

const serviceFee = factOf('service-fee');

/** `NPR 42–84 lakh`, or `from NPR 32 lakh`. */
const inLakh = ({ npr, open }: Pick<Total, 'npr' | 'open'>) => rupeesInWords(npr, open);

/** A range whose ends may be turned: a private university's first year includes what a public one charges on top. */
const ordered = ({ low, high }: { low: number; high: number }) => ({
  low: Math.min(low, high),
  high: Math.max(low, high),
});

/** `2 years`, or `15 months` where the course ends within a year. */
const yearsText = (years: number) =>
  years % 0.5 === 0 ? `${years} ${years === 1 ? 'year' : 'years'}` : `${Math.round(years * 12)} months`;

/** What the totals leave out, in the words of both the page and an enquiry. */
function restOf({ preparatoryYear, notInLiving, missing, lines }: CostResult): string {
  const without = [
    ...(preparatoryYear ? [texts.studienkolleg] : []),
    ...(notInLiving ? [notInLiving] : []),
    ...missing.map((id) => inSentence(texts.lines[id])),
    ...lines
      .filter((line) => line.open && !isMain(line))
      .map(({ id }) => fill(texts.aboveLowest, { line: inSentence(texts.lines[id]) })),
  ];
  return without.length > 0 ? fill(texts.without, { list: without.join('; ') }) : texts.complete;
}

/** A plan's sum in a sentence. */
function answerOf({ name: country }: CountryCosts, level: string, { firstYear, only }: CostResult): string {
  if (firstYear) return fill(texts.answer, { country, sum: inLakh(firstYear) });
  if (only)
    return fill(only.id === 'tuition' ? texts.tuitionOnly : texts.livingOnly, { country, sum: inLakh(only) });
  return fill(texts.noSum, { level, country });
}

/** What stands below a line's name: the sum in the country's money, and what it counts. */
function notesOf(line: CostLine, { currency }: CountryCosts, { insuredYears }: CostResult): string[] {
  const { id, npr, own, facts } = line;
  const missing: Partial<Record<LineId, string>> = texts.missing;
  if (npr === undefined) return [missing[id] ?? ''];
  const words = ({ meaning }: PlannedFact) => (meaning ? [inSentence(meaning)] : []);
  if (id === 'fee') return [fill(texts.feeNote, { share: serviceFee.value })];
  if (id === 'insurance' && insuredYears && facts[0])
    return [fill(texts.atOnce, { price: countedText(facts[0]), years: yearsText(insuredYears) })];
  // Several places, or kinds of university, have a sum each; one sum of all would say nothing.
  if (isMain(line) && facts.length > 1)
    return facts.map((fact) => [countedText(fact), ...words(fact)].join(', '));
  return [
    ...(own && own.high > 0 ? [moneyText(currency, ordered(own))] : []),
    ...(/^(tuition|living|once)$/.test(id) ? facts.flatMap(words) : []),
  ];
}

/** The label of a field to type in, with its unit. */
const fieldOf = (name: TypedField, code: string) => fill(texts.fields[name], { code });

/** What is wrong with a field's text. */
function faultOf(name: TypedField, country: CountryCosts): string {
  const { min, max } = rangesFor(country, rates)[name];
  const field = fieldOf(name, country.currency);
  const [least, most] = [min, max].map((one) => numberText(one, field.endsWith('NPR')));
  const isAmount = name !== 'years' && name !== 'rate';
  return fill(isAmount ? texts.amountFault : texts.fault, { field, min: least, max: most });
}

/** The rule on the money to show, for the reader's day. */
function fundsText(
  { currency, funds: { fact, living, withTuition, also, held } }: CountryCosts,
  { funds }: CostResult,
  today: string,
): string {
  const stated = living?.facts ?? [fact];
  const since = stated.flatMap((one) => one.counted?.since ?? []).find((day) => day > today);
  const rule = stated.map((one) => countedText(one)).join(', ');
  const sum = funds && moneyText(currency, funds.own);
  const sentences = [
    sum ? fill(withTuition ? texts.funds.withTuition : texts.funds.living, { sum }) : `${capital(rule)}.`,
    since && fill(texts.funds.coming, { day: printedDay(since), rule }),
    held && fill(texts.funds.held, { days: countedText(held) }),
    also && fill(texts.funds.also, { also }),
  ];
  return sentences.filter(Boolean).join(' ');
}

/** The countries' figures for a reader of the day, or of the build's without one. */
const costsOn = (day?: string): CountryCosts[] => countriesOn(day).map(costsOf);

const cost = {
  texts,
  levels,
  countries: costsOn(),
  /** The functions are imported here, not in the page, so that they load with the content beside the page's code. */
  costsOn,
  readPlan,
  costOf,
  rates,
  answerOf,
  restOf,
  ends: ({ yearEnds }: Pick<CountryCosts, 'yearEnds'>) =>
    yearEnds && yearEnds.low !== yearEnds.high
      ? fill(texts.ends, { low: inSentence(yearEnds.low), high: inSentence(yearEnds.high) })
      : '',
  nameOf: (id: LineId, { insuranceWithVisa }: CountryCosts) =>
    id === 'insurance' && insuranceWithVisa ? capital(insuranceWithVisa) : texts.lines[id],
  notesOf,
  /** A line's sum in rupees; `free` for nothing. */
  sum: ({ npr, open }: Pick<CostLine, 'npr' | 'open'>) => {
    if (npr === undefined) return texts.receipt.notIncluded;
    return npr.high === 0 && npr.low === 0 ? texts.receipt.free : partInWords(ordered(npr), open);
  },
  inLakh,
  caption: (level: string, { name }: CountryCosts) => fill(texts.receipt.caption, { level, country: name }),
  wholeOf: (years: number | undefined) =>
    years ? fill(texts.receipt.whole, { years: yearsText(years) }) : texts.receipt.wholeUnknown,
  fieldOf,
  faultOf,
  rateLine: ({ code, npr, asOf, origin }: Rate, own: number | undefined) =>
    own === undefined
      ? fill(texts.receipt.rate, {
          code,
          npr: rateText(npr),
          day: printedDay(asOf),
          origin: texts.receipt[origin],
        })
      : fill(texts.receipt.ownRate, { code, npr: rateText(own) }),
  rateSource: rateSources.nrb.url,
  /** The facts behind a result, for a line of sources. */
  factsOf: (result: CostResult, { funds, work }: CountryCosts) => [
    ...result.lines.flatMap((line) => line.facts),
    funds.fact,
    ...(funds.held ? [funds.held] : []),
    ...Object.values(work),
    serviceFee,
  ],
  fundsText,
  hours: countedText,
  question: (level: string, country: CountryCosts, result: CostResult) =>
    fill(texts.question, {
      course: [`${level} in ${country.name}`, result.years && yearsText(result.years)]
        .filter(Boolean)
        .join(', '),
      answer: answerOf(country, level, result),
      rest: restOf(result),
    }),
} as const;

export type CostContent = typeof cost;

export default cost;
