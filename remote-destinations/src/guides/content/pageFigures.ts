/**
 * The planner's figures for the guides, and the figures that compare all countries. The build runs this module, so that no
 * browser loads every country's figures and the planner for a few lines.
 */
import { type Fact, factsIn, factText, figureToCount, printedDay, todayText } from '@sayapatri/facts';
import { moneyText } from '@sayapatri/facts/words';
import { rates } from '../../plan/content/rates.ts';
import { capital, inLakh, rupeesInWords } from '../../plan/format/format.ts';
import { amountOf, times, yearly } from '../../plan/money/amount.ts';
import type { Lakh, Newer, Stated } from '../schema/stated.ts';
import { bachelorsYears, firstYearParts, firstYears } from './firstYearFigures.ts';
import { workRows } from './workBars.ts';

/** Adds to the facts of a guide's sections their amounts in rupees and the newer figures that replace them, if any. */
function addWords(sections: unknown): void {
  for (const fact of factsIn(sections)) {
    const [lakh, newer] = [lakhOf(fact), newerOf(fact)];
    const [bound = ''] = /^(from|up to) /i.exec(figureToCount(fact).value ?? '') ?? [];
    // A plot draws amounts a year, but words keep the fact's own month.
    const own = fact.per === 'month' ? lakhOf(fact, amountOf(fact)) : lakh;
    const rupees =
      own && /^(year|month|nine months)?$/.test(fact.per ?? '') && bound.toLowerCase() + own.text;
    const year = fact.currency && fact.per === 'semester' ? yearly(fact) : undefined;
    const figure = year
      ? moneyText(fact.currency ?? '', year.low, year.high)
      : factText(fact).replace(/^(usually|from|up to) | (a|per) (year|month)$| at .*/gi, '');
    const drawn = own && `${capital(bound)}${own.text}\n${figure.replace(' to ', '–')}`;
    Object.assign(fact, own && { drawn }, lakh && { lakh });
    Object.assign(fact, rupees && { rupees }, newer && { newer });
  }
}

/** A fact of a guide's head, with the newer figure that replaces it, but without the day and source of that figure. */
function inHead(stated: Stated): Stated {
  if (typeof stated === 'string') return stated;
  const { lakh: _, rupees: __, drawn: ___, ...fact } = stated;
  const { figure } = newerOf(fact, true) ?? {};
  return { ...fact, ...(figure && { newer: { figure } }) };
}

function newerOf(fact: Fact, short = false): Newer | undefined {
  // What is still to come of a fact with the figure of today.
  const later = fact.toCome?.map((figure) =>
    [`From ${printedDay(figure.since ?? '')}: ${figure.value}`, lakhOf({ ...fact, ...figure })?.text]
      .filter(Boolean)
      .join(', '),
  );
  if (later?.[0]) return { rest: later.join('. ') };
  const words = todayText(fact, { days: !short });
  if (words === undefined) return undefined;
  const by = short ? '' : ` (${(fact.counted ?? fact).source.body}).`;
  if (fact.counted === undefined) return { rest: capital(words + by) };
  const figure = `today ${fact.counted.value}`;
  const rest = words.slice(figure.length).replace(/^[,;] /, '') + by;
  return { figure: capital(figure), ...(rest && { rest: capital(rest) }) };
}

/** `amount`, by default a year's, in lakh of rupees; undefined without an amount or a rate. */
function lakhOf(
  fact: Fact,
  // The money to show for nine months is one sum, not spread over a year.
  amount = fact.per === 'nine months' ? amountOf(fact) : yearly(fact),
): Lakh | undefined {
  const rate = rates.find(({ code }) => code === fact.currency);
  if (rate === undefined || amount === undefined) return undefined;
  const rupees = times(amount, rate.npr);
  return { low: inLakh(rupees.low), high: inLakh(rupees.high), text: rupeesInWords(rupees) };
}

export default {
  addWords,
  inHead,
  firstYears,
  firstYearParts,
  across: { guides: bachelorsYears, work: workRows },
};
