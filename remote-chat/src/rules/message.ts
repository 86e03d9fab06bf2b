import { latinDigits } from '@sayapatri/facts/numbers';
import words from '../content/words.json';

/** A visitor's message in the two forms that the rules read. */
export interface Message {
  /** The text in lowercase and otherwise as typed, for the one rule that looks for substrings and for the answers. */
  text: string;
  /** The words in lowercase, one space before, between and after them, so that ` hi ` is never found in `which`. */
  words: string;
}

/** Prepares typed text of any length for the rules, in linear time. */
export function readMessage(typed: string): Message {
  return {
    text: inRomanLetters(typed.normalize('NFKC')).toLowerCase(),
    words: ` ${listWords(typed).join(' ')} `,
  };
}

function listWords(typed: string): string[] {
  // Invisible characters and apostrophes stand inside words: "what's" is read as "whats".
  const visible = inRomanLetters(typed.replace(/\p{Cf}|['’‘ʼ´`＇]/gu, '').normalize('NFKC'));
  const lowercase = spellOutUnitedStates(visible)
    .toLowerCase()
    // Joins abbreviations with full stops into words: `I.E.L.T.S.`, `u.k.`.
    .replace(/\b([a-z])\.(?=[a-z]\b)/g, '$1')
    // Shortens letters typed three times or more, as in "hiiii" and "pleaseee": no English word has them.
    .replace(/([a-z])\1{2,}/g, '$1');
  // Separates words where the script changes, because Nepali appends its endings to Latin words: "IELTSको".
  return lowercase.match(/[a-z0-9]+|\p{Script=Devanagari}+/gu) ?? [];
}

const romanLetters = new Map(Object.entries(words.devanagari));

/** A Nepali word and its ending: `भिसाको`. */
const withEnding = /^(.{2,}?)(को|का|की|मा|लाई|ले|बाट|देखि|सम्म|सँग|संग|हरू|हरु|पर्छ|पर्ने)$/u;

/** The text with known Devanagari words in Roman letters and their endings separate: `भिसाको` becomes `visa ko`. */
function inRomanLetters(text: string): string {
  return latinDigits(text).replace(/\p{Script=Devanagari}+/gu, (word) => {
    const [, stem = word, ending = ''] = withEnding.exec(word) ?? [];
    const apart = [romanLetters.get(stem) ?? stem, romanLetters.get(ending)].join(' ');
    return ` ${romanLetters.get(word) ?? apart} `;
  });
}

/** The country US differs from the pronoun only by its capitals, which say nothing if the whole message is in capitals. */
function spellOutUnitedStates(text: string): string {
  const dotted = text.replace(/\bu\.s\b(?!\.a\b)/gi, 'usa');
  return /[a-z]/.test(text) ? dotted.replace(/\bUS\b/g, 'usa') : dotted;
}

/** A question that a message may ask. */
export type Question = (message: Message) => boolean;

/** A question that a message asks if it contains one of the words or phrases: in lowercase, separated by commas. */
export function anyOf(phrases: string): Question {
  const padded = phrases.split(', ').map((phrase) => ` ${phrase} `);
  return ({ words }) => padded.some((phrase) => words.includes(phrase));
}

/** A question that a message asks if it contains one of the needed words and otherwise only fillers. */
export function onlyOf(needed: string, fillers: string): Question {
  const needs = new Set(needed.split(', '));
  const known = new Set([...needs, ...fillers.split(', ')]);
  return ({ words }) => {
    const said = words.trim().split(' ');
    return said.every((word) => known.has(word)) && said.some((word) => needs.has(word));
  };
}
