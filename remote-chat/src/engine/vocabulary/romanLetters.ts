import { latinDigits } from '@sayapatri/facts/numbers';
import { devanagari } from '../../content/devanagari.ts';

const known = new Map(
  devanagari.split(', ').map((pair) => [pair.slice(0, pair.indexOf(' ')), pair.slice(pair.indexOf(' ') + 1)]),
);

/** Nepali appends these to its words: `भिसाको`. */
const withEnding = /^(.{2,}?)(को|का|की|मा|लाई|ले|बाट|देखि|सम्म|सँग|संग|हरू|हरु)$/u;

/** The text with the Devanagari words that are known in Roman letters, their endings apart: `भिसाको` is `visa ko`. */
export const inRomanLetters = (text: string): string =>
  latinDigits(text).replace(/\p{Script=Devanagari}+/gu, (word) => ` ${known.get(word) ?? apart(word)} `);

function apart(word: string): string {
  const [, stem = word, ending = ''] = withEnding.exec(word) ?? [];
  return [known.get(stem) ?? stem, known.get(ending)].join(' ');
}
