/** The schemas of the assistant's answers, by which builds and tests check the files. */
import { choice, group, list, slug, text } from '@sayapatri/facts/schema/fields';
import * as v from 'valibot';

/** Phrases separated by commas, in small Latin letters, the form in which messages are read. */
const phrases = v.pipe(
  text,
  v.regex(/^[a-z0-9 ]+(, [a-z0-9 ]+)*$/, 'may hold only small letters, digits, spaces and commas'),
);

/** The figures of a country that an answer shows once the visitor has named the country. */
const topics = [
  ...(['cost', 'visa', 'work', 'scores', 'after-study', 'processing', 'insurance', 'family'] as const),
  ...(['interview', 'recognition', 'funds', 'funds-held', 'funds-papers', 'intakes', 'living'] as const),
] as const;
export type AnswerTopic = (typeof topics)[number];

const ids = (about: string) => v.exactOptional(v.pipe(list(slug), v.description(about)));

const answer = group({
  id: slug,
  asked: v.pipe(
    phrases,
    v.description(
      'Key words of what visitors ask, such as visa fee, cost visa: the answer is given to a message that has all words between two commas',
    ),
  ),
  text: v.exactOptional(
    v.pipe(
      text,
      v.regex(/\]\(\//, 'must link to a page, written as [words](/address)'),
      // A name such as D-2 or I-20 is no figure.
      v.check((words) => !/(?<![A-Z]-\d?)\d/.test(words), 'must state no figure: name a fact instead'),
    ),
  ),
  country: v.exactOptional(
    v.pipe(text, v.description('Whose figures are shown where the message names no country')),
  ),
  words: ids('Words of the glossary to explain'),
  topics: v.exactOptional(v.pipe(list(choice(topics)), v.description('Figures of the country to show'))),
  facts: ids('Figures of Nepal’s own steps, and of the English tests, to show'),
});

export const answers = group({ answers: list(answer) });

/** The words of all languages that messages are written in. */
export const words = group({
  fillers: v.pipe(phrases, v.description('Words that are not looked at, such as please')),
  narrowing: v.pipe(phrases, v.description('Words that narrow a question and seldom are its subject')),
  aspects: v.pipe(phrases, v.description('What is asked of a subject named before, such as when')),
  offTopic: v.pipe(phrases, v.description('What the assistant says it has no answer to')),
  levels: v.pipe(
    group({ master: phrases, doctorate: phrases, diploma: phrases, language: phrases }),
    v.description('How a level is named; a message that names none is on a bachelor’s degree'),
  ),
  tests: v.pipe(
    group({ ielts: phrases, pte: phrases, either: phrases }),
    v.description('How the English tests are named; “either” means both'),
  ),
  synonyms: v.pipe(
    v.record(phrases, phrases),
    v.description('Words, Nepali ones in Roman letters among them, that mean the word before them'),
  ),
  devanagari: v.pipe(
    v.record(v.pipe(text, v.regex(/^\p{Script=Devanagari}+$/u, 'must be one word in Devanagari')), phrases),
    v.description('Words in Devanagari, each with the Roman letters that stand for it'),
  ),
});
