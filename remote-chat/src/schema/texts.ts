/** The schemas of the assistant's own words, by which builds and tests check the files. */
import { group, list, matching, text } from '@sayapatri/facts/schema/fields';
import * as v from 'valibot';

const texts = v.record(v.string(), text);
const action = group({ label: text, message: text });
/** Paragraphs, in which the points of a list may stand as a list. */
const reply = v.pipe(v.array(v.union([text, list(text)])), v.minLength(1, 'is empty'));

/** Words that stand in braces are filled in, and links are written as in Markdown. */
export const replies = group({
  rules: v.record(v.string(), reply),
  belowAnswers: texts,
  requirements: texts,
  figures: texts,
  captions: texts,
  rows: texts,
  levels: texts,
  found: group({ onPage: text, orElse: text, words: text, places: list(text) }),
});

export const panel = group({
  words: texts,
  starters: list(text),
  appointment: action,
  requirements: action,
  countries: list(group({ label: text, inSentence: text })),
  location: action,
});

const country = group({
  label: text,
  inSentence: v.pipe(text, v.description('The name within a sentence, such as the UK')),
  guidePath: matching(/^\/[a-z-]+$/, 'must be the address of a guide, such as /study-in-uk'),
  names: v.pipe(text, v.description('Words that students use, cities and misspellings too')),
  withoutFigures: v.exactOptional(
    v.pipe(
      text,
      v.description('The names of countries that no guide has figures of: Poland never gets Germany’s'),
    ),
  ),
});
export type Country = v.InferOutput<typeof country>;

export const countries = group({ countries: list(country) });
