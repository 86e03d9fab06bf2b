/**
 * The fields that schemas of content are made of; nothing in the browser imports them. Each fault is the end of a
 * sentence that begins with the field's name: "role is missing".
 */
import * as v from 'valibot';
import { nepalDay } from '../time/nepalTime.ts';

/** The message for a faulty value: `is missing` if there is none, `otherwise` if it is of the wrong kind. */
export const missingOr =
  (otherwise: string) =>
  ({ input }: { input: unknown }) =>
    input === undefined || input === null ? 'is missing' : otherwise;

/** Words on one line. */
export const text = v.pipe(
  v.string(missingOr('must be text in quotes')),
  v.nonEmpty('is empty'),
  v.regex(/^\S+( \S+)*$/, 'has a space or a line break too many'),
);

/** Text of a form that a regular expression describes. */
export const matching = (pattern: RegExp, otherwise: string) => v.pipe(text, v.regex(pattern, otherwise));

/** One of the given words. */
export const choice = <const Options extends readonly string[]>(options: Options) =>
  v.picklist(options, missingOr(`must be one of ${options.join(', ')}`));

/** A number without decimals. */
export const wholeNumber = v.pipe(
  v.number(missingOr('must be a whole number')),
  v.safeInteger('must be a whole number'),
  v.minValue(0, 'must not be negative'),
);

export const yesOrNo = v.boolean(missingOr('must be true or false'));

/** Fields by name; any other field is refused, because it is usually misspelt. */
export const group = <const Fields extends v.ObjectEntries>(fields: Fields) =>
  v.strictObject(fields, ({ expected, input }) => {
    if (expected === 'never') return 'is not a field';
    return input === undefined ? 'is missing' : 'must be a group of fields in { }';
  });

/** A list with at least one entry, none of them twice. */
export const list = <const Item extends v.GenericSchema>(item: Item) =>
  v.pipe(
    v.array(item, missingOr('must be a list in [ ]')),
    v.minLength(1, 'is empty'),
    v.check(
      (entries) => new Set(entries.map((entry) => JSON.stringify(entry))).size === entries.length,
      'has the same entry twice',
    ),
  );

/** The end of an address and the name of a file. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;
export const slugRule = 'may hold only small letters, digits and single hyphens';
export const slug = matching(slugPattern, slugRule);

export const website = matching(
  /^https:\/\/[^\s/@"'<>]+\.[^\s"'<>]+$/,
  'must be an address that begins with https://',
);
export const phone = matching(
  /^\+\d[\d -]{6,20}$/,
  'must be a number with its country code, such as +977 01-5550140',
);
export const email = matching(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'must be an e-mail address');

/** A month: `2024-03`. */
export const month = matching(/^\d{4}-(0[1-9]|1[0-2])$/, 'must be a month written as 2024-03');

/** For a day or a month that has begun in Nepal. */
export const begun = v.check<string, string>((date) => date <= nepalDay(new Date()), 'is still to come');

/** The id of a picture: a drawing's, or a photograph's name without its ending (docs/pictures.md). */
export const picture = v.pipe(
  slug,
  v.description('The name of a drawing, or of a photo in Media without its ending, such as asmita'),
);

export const point = group({ title: text, description: text });
/** The beginning of a section, and of a page. */
export const heading = group({ title: text, intro: text });
export const hero = group({ title: text, blurb: text });
