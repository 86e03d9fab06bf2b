/** The cost planner's sentences, which `cost.json` holds. */
import { type Fact, printedDay } from '@sayapatri/facts';
import { numberText } from '@sayapatri/facts/english';
import { type CostLine, type CostResult, isMain, type LineId, type Total } from '../cost/costPlan.ts';
import type { CountryOfGuide } from '../cost/country.ts';
import { rangesFor, type TypedField } from '../cost/readPlan.ts';
import {
  capital,
  countedText,
  fill,
  inSentence,
  moneyText,
  partInWords,
  rateText,
  rupeesInWords,
} from '../format.ts';
import texts from './cost.json';
import factOf from './facts.json?facts';
import { rateOf } from './rates.ts';

const serviceFee = factOf('service-fee');

/** `NPR 42–84 lakh`, or `from NPR 32 lakh`. */
export const totalText = ({ npr, open }: Pick<Total, 'npr' | 'open'>) => rupeesInWords(npr, open);

/** A range whose ends may be turned: a private university's first year includes what a public one charges on top. */
const ordered = ({ low, high }: { low: number; high: number }) => ({
  low: Math.min(low, high),
  high: Math.max(low, high),
});

/** The start of a fact's meaning that repeats its line's name, e.g. `Tuition a year, ` before `national university`. */
const lineName = new RegExp(
  `^(?:${[
    'tuition(?: a year)?(?:, (?:bachelor’s|master’s|graduate|postgraduate|doctoral) degree(?: by coursework)?)?',
    'living costs (?:a month|a year|to show)',
    'health insurance(?: a year)?',
  ].join('|')})(?:[,:;] | (?=for |in |outside )|$)`,
  'i',
);

/** `2 years`, or `15 months` where the course ends within a year. */
const yearsText = (years: number) =>
  years % 0.5 === 0 ? `${years} ${years === 1 ? 'year' : 'years'}` : `${Math.round(years * 12)} months`;

/** What the totals leave out, in the words of both the page and an enquiry. */
export function restOf({ preparatoryYear, notInLiving, missing, lines }: CostResult): string {
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
export function answerOf(
  { inSentence: country }: CountryOfGuide,
  level: string,
  { firstYear, only }: CostResult,
): string {
  if (firstYear) return fill(texts.answer, { country, sum: totalText(firstYear) });
  if (only)
    return fill(only.id === 'tuition' ? texts.tuitionOnly : texts.livingOnly, {
      country,
      sum: totalText(only),
    });
  return fill(texts.noSum, { level, country });
}

/** What stands below a line's name: the sum in the country's money, and what it counts. */
export function notesOf(
  line: CostLine,
  { facts: { currency } }: CountryOfGuide,
  { insuredYears }: CostResult,
): string[] {
  const { id, npr, own, facts } = line;
  const missing: Partial<Record<LineId, string>> = texts.missing;
  if (npr === undefined) return [missing[id] ?? ''];
  const words = ({ meaning }: Fact) => {
    const more = meaning.replace(lineName, '');
    return more ? [inSentence(capital(more))] : [];
  };
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
export const fieldOf = (name: TypedField, code: string) => fill(texts.fields[name], { code });

/** What is wrong with a field's text. */
export function faultOf(name: TypedField, country: CountryOfGuide): string {
  const { min, max } = rangesFor(country)[name];
  const field = fieldOf(name, country.facts.currency);
  const [least, most] = [min, max].map((one) => numberText(one, field.endsWith('NPR')));
  const isAmount = name !== 'years' && name !== 'rate';
  return fill(isAmount ? texts.amountFault : texts.fault, { field, min: least, max: most });
}

/** The rule on the money to show, for the reader's day. */
export function fundsText(
  { facts, details, costs }: CountryOfGuide,
  { funds }: CostResult,
  today: string,
): string {
  const stated = costs.funds ? [costs.funds.big, costs.funds.small] : [facts.proofOfFunds];
  const { also, withTuition } = costs;
  const held = details['funds-held'];
  const since = stated.flatMap((one) => one.counted?.since ?? []).find((day) => day > today);
  const rule = stated.map((one) => countedText(one)).join(', ');
  const sum = funds && moneyText(facts.currency, funds.own);
  const sentences = [
    sum ? fill(withTuition ? texts.funds.withTuition : texts.funds.living, { sum }) : `${capital(rule)}.`,
    since && fill(texts.funds.coming, { day: printedDay(since), rule }),
    held && fill(texts.funds.held, { days: countedText(held) }),
    also && fill(texts.funds.also, { also }),
  ];
  return sentences.filter(Boolean).join(' ');
}

/** The names of a bachelor’s lowest and highest first year, where a country has two kinds of university. */
export const endsOf = ({ costs: { yearEnds } }: CountryOfGuide): string =>
  yearEnds && yearEnds.low !== yearEnds.high
    ? fill(texts.ends, { low: inSentence(yearEnds.low), high: inSentence(yearEnds.high) })
    : '';

export const nameOf = (id: LineId, { costs: { insuranceWithVisa } }: CountryOfGuide): string =>
  id === 'insurance' && insuranceWithVisa ? capital(insuranceWithVisa) : texts.lines[id];

/** A line's sum in rupees; `free` for nothing. */
export function sumText({ npr, open }: Pick<CostLine, 'npr' | 'open'>): string {
  if (npr === undefined) return texts.receipt.notIncluded;
  return npr.high === 0 && npr.low === 0 ? texts.receipt.free : partInWords(ordered(npr), open);
}

export const wholeOf = (years: number | undefined): string =>
  years ? fill(texts.receipt.whole, { years: yearsText(years) }) : texts.receipt.wholeUnknown;

export function rateLine({ facts: { currency: code } }: CountryOfGuide, own: number | undefined): string {
  const { receipt } = texts;
  if (own !== undefined) return fill(receipt.ownRate, { code, npr: rateText(own) });
  const { npr, asOf, origin } = rateOf(code);
  return fill(receipt.rate, { code, npr: rateText(npr), day: printedDay(asOf), origin: receipt[origin] });
}

/** The facts behind a result, for a line of sources. */
export const factsOf = (result: CostResult, { facts, details }: CountryOfGuide) =>
  [
    ...result.lines.flatMap((line) => line.facts),
    ...[facts.proofOfFunds, details['funds-held'], facts.workHours, details['work-master']],
    serviceFee,
  ].filter((fact) => fact !== undefined);

/** The plan in a few words, as the message of an enquiry. */
export const questionOf = (level: string, country: CountryOfGuide, result: CostResult): string =>
  fill(texts.question, {
    course: [`${level} in ${country.inSentence}`, result.years && yearsText(result.years)]
      .filter(Boolean)
      .join(', '),
    answer: answerOf(country, level, result),
    rest: restOf(result),
  });
