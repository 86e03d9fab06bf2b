/** The conclusion of the comparison, in a sentence and as bars. Pure functions. */
import texts from '../content/compare.json';
import { barInLakh, capital, fill, inLakh } from '../format.ts';
import type { Compared } from './compared.ts';

type NamedYear = Pick<Compared, 'name' | 'inSentence' | 'firstYear'>;

const possessive = (name: string) => (name.endsWith('s') ? `${name}’` : `${name}’s`);

type Year = NonNullable<Compared['firstYear']> & { name: string };

/** The sentence on two years, of which `a` starts lower: how far apart both ends are, in lakh. */
function sentenceOn(a: Year, b: Year): string {
  const [low, high] = [
    Math.round(inLakh(b.npr.low - a.npr.low)),
    Math.round(inLakh(b.npr.high - a.npr.high)),
  ];
  const values = {
    A: capital(a.name),
    a: a.name,
    B: capital(b.name),
    b: b.name,
    dearer: (high > 0 ? b : a).name,
    low,
    high: Math.abs(high),
  };
  const { open, less, wider, lowerStart, sameStart, same } = texts.verdict;
  if (low === 0) return fill(high === 0 || a.open || b.open ? same : sameStart, values);
  if (a.open || b.open) return fill(open, values);
  if (high === 0) return fill(lowerStart, values);
  return fill(high > 0 ? less : wider, values);
}

/** The conclusion in a sentence: how far apart two first years are at both ends; of three, which is lowest and which can cost most. */
export function verdictOf(compared: readonly NamedYear[]): string {
  const years = compared
    .flatMap(({ inSentence, firstYear }) =>
      firstYear ? [{ ...firstYear, name: possessive(inSentence) }] : [],
    )
    .sort((a, b) => a.npr.low - b.npr.low);
  const [first, second, third] = years;
  if (first === undefined) return texts.verdict.none;
  const names = compared.flatMap(({ inSentence, firstYear }) => (firstYear ? [] : [inSentence]));
  const rest = names.length > 0 ? ` ${fill(texts.verdict.unknown, { names: names.join(' and ') })}` : '';
  const A = capital(first.name);
  if (second === undefined) return fill(texts.verdict.single, { A, low: inLakh(first.npr.low) }) + rest;
  if (third === undefined) return sentenceOn(first, second) + rest;
  const [dearest = first] = years.toSorted((a, b) => b.npr.high - a.npr.high);
  return fill(texts.verdict.many, { A, dearer: dearest.name });
}

/** The first year of each country in lakh, as bars of a plot. */
export const firstYearBars = (compared: readonly NamedYear[]) =>
  compared.flatMap(({ name, firstYear }) => (firstYear ? [barInLakh(name, firstYear)] : []));
