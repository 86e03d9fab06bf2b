/** What the files of the assistant's answers hold. Builds and tests check them by it. */
import { choice, group, list, slug, text } from '@sayapatri/content/fields';
import * as v from 'valibot';

/** Lower-case words of the Latin alphabet: what a message is read as, phrases separated by commas. */
const phrases = v.pipe(
  text,
  v.regex(/^[a-z0-9 ]+(, [a-z0-9 ]+)*$/, 'may hold only small letters, digits, spaces and commas'),
);

/** The figures of a country that an answer shows once the visitor has named the country. */
export const topics = [
  ...(['cost', 'visa', 'work', 'scores', 'after-study', 'processing', 'insurance', 'family'] as const),
  ...(['interview', 'recognition', 'funds', 'funds-held', 'funds-papers'] as const),
] as const;
export type AnswerTopic = (typeof topics)[number];

const answer = group({
  id: slug,
  asked: v.pipe(
    phrases,
    v.description(
      'What visitors ask, in key words: an answer fits if a message has all words of one of them',
    ),
  ),
  text: v.exactOptional(
    v.pipe(
      text,
      v.regex(/\]\(\//, 'must link to a page, written as [words](/address)'),
      v.check((words) => !/\d/.test(words), 'must state no figure: name a fact instead'),
    ),
  ),
  whereNoCountry: v.exactOptional(
    v.pipe(v.literal(true), v.description('Given only where the message names no country')),
  ),
  country: v.exactOptional(
    v.pipe(text, v.description('Whose figures are shown where the message names no country')),
  ),
  words: v.exactOptional(v.pipe(list(slug), v.description('Words of the glossary that are explained'))),
  topics: v.exactOptional(list(choice(topics))),
  nepal: v.exactOptional(v.pipe(list(slug), v.description('Facts of Nepal’s own steps, by id'))),
  tests: v.exactOptional(v.pipe(list(slug), v.description('Facts of the English tests, by id'))),
});
export type Answer = v.InferOutput<typeof answer>;

export const answers = group({ answers: list(answer) });
export type Answers = v.InferOutput<typeof answers>;

export const vocabulary = group({
  fillers: v.pipe(phrases, v.description('Words that say nothing about the subject')),
  synonyms: v.record(phrases, phrases),
  notAnswered: v.pipe(phrases, v.description('What the site has no answer to')),
});
export type Vocabulary = v.InferOutput<typeof vocabulary>;
