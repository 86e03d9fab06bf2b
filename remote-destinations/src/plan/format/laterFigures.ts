/** Words for a figure that a newer one replaces, today or on a later day. */
import { type Fact, factText, figuresToCome, figureToCount, printedDate } from '@sayapatri/facts';
import { dayText, inSentence } from './format.ts';

/**
 * The figure that applies today, e.g. `£558`: the newest, or the guide's own. The code of a currency stands without a
 * sign, and a sum for a month says so.
 */
export function countedText(fact: Fact): string {
  const text = factText({ ...fact, value: figureToCount(fact).value });
  const plain = text.replace(/^([A-Z]{3}) \$([\d,]+)[-–]\$/, '$1 $2–');
  return plain !== text && fact.per === 'month' ? `${plain} a month` : plain;
}

/** The fact with the date and source of today's figure, for a line of sources. */
export const countedFact = ({ worldNote, ...fact }: Fact): Fact => ({
  ...fact,
  ...(fact.counted ?? (worldNote && { worldNote })),
});

/** The fact for a list of several countries, below which its note has to say whose it is. */
export const withCountry = (country: string, { worldNote, ...fact }: Fact): Fact => ({
  ...fact,
  ...(worldNote && { worldNote: { ...worldNote, text: `${country}: ${inSentence(worldNote.text)}` } }),
});

/** `From 30 November 2026: £10,827`, for each figure that is still to come. */
export const comingTexts = (fact: Fact): string[] =>
  figuresToCome(fact).map(({ since = '', value }) => `From ${dayText(since)}: ${value}`);

/** Joins texts and names their day once: `From 30 November 2026: £14,130 in London; £10,827 outside London`. */
export const joinedByDay = ([first, ...rest]: readonly string[]) =>
  first ? [[first, ...rest.map((text) => text.replace(/^.*?: /, ''))].join('; ')] : [];

/** `Today’s figure, GOV.UK, April 2026 (before: £348)`, and the texts of figures to come; empty without newer figures. */
export function laterTexts(fact: Fact): string[] {
  const { value, counted } = fact;
  return [
    ...(counted
      ? [`Today’s figure, ${counted.source.body}, ${printedDate(counted.asOf)} (before: ${value})`]
      : []),
    ...comingTexts(fact),
  ];
}
