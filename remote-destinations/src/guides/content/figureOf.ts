/** Facts as a guide prints them. */
import {
  type Fact,
  factText,
  figuresToCome,
  figureToCount,
  printedDate,
  printedDay,
  todayText,
} from '@sayapatri/facts';
import { rates } from '../../plan/content/rates.ts';
import { capital, rupeesInWords } from '../../plan/format.ts';
import { amountOf, times, yearly } from '../../plan/money/amount.ts';
import type { Figure } from '../schema/stated.ts';

/** The fact as a guide prints it. Whoever starts now needs a figure that is announced sooner than today's. */
export function figureOf(fact: Fact): Figure {
  const announced = figuresToCome(fact).at(-1);
  const newest = announced ?? fact.counted;
  const newer = announced ? `${announced.value} from ${printedDay(announced.since ?? '')}` : newest?.value;
  const rupees = rupeesOf(newest ? { ...fact, counted: newest } : fact);
  return { text: factText(fact), ...(newer && { newer }), ...(rupees && { rupees }) };
}

/** An amount for a stay, a month or a year in rupees; of a semester's fee, that of a year. */
function rupeesOf(fact: Fact): string | undefined {
  const rate = rates.find(({ code }) => code === fact.currency);
  const isSemester = fact.per === 'semester';
  if (rate === undefined || !(isSemester || /^(year|month|nine months)?$/.test(fact.per ?? '')))
    return undefined;
  const amount = isSemester ? yearly(fact) : amountOf(fact);
  if (amount === undefined || amount.high === 0) return undefined;
  const [bound = ''] = /^(from|up to) /i.exec(figureToCount(fact).value) ?? [];
  return `${bound.toLowerCase()}${rupeesInWords(times(amount, rate.npr))}${isSemester ? ' a year' : ''}`;
}

/** What has changed since the fact's own figure was set, a sentence for each change. */
export function changesOf(fact: Fact): string[] {
  const { meaning, value, today, counted, worldNote } = fact;
  if (today) {
    const { source } = counted ?? today.at(-1) ?? fact;
    return [`${capital(meaning)}: ${value}; ${todayText(fact)} (${source.body}).`];
  }
  return worldNote ? [`${worldNote.text} (${worldNote.source.body}, ${printedDate(worldNote.asOf)}).`] : [];
}
