/** The conclusion of the comparison, in a sentence and as bars. Pure functions. */
import { capital, inLakh, lakhText } from '../format/format.ts';
import type { Compared } from './compared.ts';

/** A compared country with its name alone, `UK`, and in a sentence, `the UK`. */
export interface NamedYear extends Pick<Compared, 'firstYear'> {
  name: string;
  inSentence: string;
}

const possessive = (name: string) => (name.endsWith('s') ? `${name}’` : `${name}’s`);

/**
 * The conclusion in a sentence: whose first year starts lowest, and how far the others' start above it:
 * `The UK’s first year starts NPR 4 lakh above Australia’s.`
 */
export function verdictOf(compared: readonly NamedYear[]): string {
  const years = compared
    .flatMap(({ inSentence: name, firstYear }) => (firstYear ? [{ name, low: firstYear.npr.low }] : []))
    .sort((a, b) => a.low - b.low);
  const [lowest, ...others] = years;
  if (lowest === undefined) return 'No first year’s sum is known for these countries: ask us.';
  const unknownNames = compared.flatMap(({ inSentence, firstYear }) => (firstYear ? [] : [inSentence]));
  const rest = unknownNames.length > 0 ? ` For ${unknownNames.join(' and ')} no whole sum is known.` : '';
  const above = others.map(({ name, low }) => ({ name, gap: inLakh(low - lowest.low) }));
  const [one, ...more] = above;
  if (one === undefined)
    return `${capital(possessive(lowest.name))} first year starts at NPR ${inLakh(lowest.low)} lakh.${rest}`;
  const words = (gap: number) => (gap < 1 ? 'about as low as' : `NPR ${Math.round(gap)} lakh above`);
  if (more.length === 0)
    return `${capital(possessive(one.name))} first year starts ${words(one.gap)} ${possessive(lowest.name)}.${rest}`;
  return `${capital(possessive(lowest.name))} first year starts lowest; ${above
    .map(({ name, gap }) =>
      `${possessive(name)} ${words(gap)} it`.replace('about as low as it', 'about as low'),
    )
    .join(', ')}.${rest}`;
}

/** The first year of each country in lakh, as bars of a plot. */
export const firstYearBars = (compared: readonly NamedYear[]) =>
  compared.flatMap(({ name, firstYear }) =>
    firstYear
      ? [
          {
            label: name,
            low: firstYear.npr.low / 100_000,
            high: firstYear.npr.high / 100_000,
            value: lakhText(firstYear.npr, firstYear.open),
          },
        ]
      : [],
  );
