/** What is said of a figure for which there is a newer one than the guide's: which counts today, and what comes. */
import { type Fact, factText, figureToCount, printedDate } from '@sayapatri/facts';
import { dayText } from './format.ts';

/** The figure that counts today in words, e.g. `£558`; that of the guide if there is no newer one. */
export const countedText = (fact: Fact): string => factText({ ...fact, value: figureToCount(fact).value });

/** The fact with the date and source of the figure that counts today, for a line of sources. */
export const countedFact = ({ worldNote, ...fact }: Fact): Fact => ({
  ...fact,
  ...(fact.counted ?? (worldNote && { worldNote })),
});

/** `From 30 November 2026: £10,827`; none for a fact without a figure that is still to come. */
export const comingTexts = ({ counted, today = [] }: Fact): string[] =>
  today
    .filter(({ since }) => since !== undefined && since > (counted?.since ?? counted?.asOf ?? ''))
    .map(({ since = '', value }) => `From ${dayText(since)}: ${value}`);

/**
 * `Today’s figure, GOV.UK, April 2026 (before: £348)` and `From 30 November 2026: £10,827`; none for a fact without newer
 * figures.
 */
export function laterTexts(fact: Fact): string[] {
  const { value, counted } = fact;
  return [
    ...(counted
      ? [`Today’s figure, ${counted.source.body}, ${printedDate(counted.asOf)} (before: ${value})`]
      : []),
    ...comingTexts(fact),
  ];
}
