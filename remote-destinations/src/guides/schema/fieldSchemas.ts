/** The schemas of fields that several sections use, for the build's check of the data files. */
import type { Fact } from '@sayapatri/facts';
import { monthName as nameOf } from '@sayapatri/facts/english';
import { group, matching, slugRule, website } from '@sayapatri/facts/schema/fields';
import * as v from 'valibot';
import type { IconName } from '../content/icons.ts';

/** A text. A reference that is left in braces names an unknown fact. */
export const text = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('is empty'),
  v.check(
    (words) => !/[{}]/.test(words),
    ({ input }) => `names a fact that facts.json does not have: ${input}`,
  ),
);
/** A page's description for search engines. */
export const description = v.pipe(
  text,
  v.minLength(50, 'is under 50 characters'),
  v.maxLength(160, 'is over 160 characters'),
);
export const monthName = v.picklist(
  Array.from({ length: 12 }, (_, month) => nameOf(month + 1)),
  ({ input }) => `is not the name of a month: ${input}`,
);
export const countryCode = matching(/^[a-z]{2}$/, 'is not a two-letter code in lower case');

// TypeScript checks the icon names: a list here would load the whole icon set into the build's Node process.
export const icon = v.custom<IconName>((value) => typeof value === 'string' && value !== '', 'names no icon');
export const anchor = v.pipe(
  matching(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, slugRule),
  v.description('By which links lead here: leave it as it is'),
);
export const sitePath = matching(
  /^\/[a-z0-9/-]*(\?[a-z]+=[a-z-]+)?(#[a-z0-9-]+)?$/,
  'is not a path of this site',
);

const isFact = (value: unknown): value is Fact =>
  typeof value === 'object' && value !== null && 'origin' in value;

const byId = v.description<Fact, string>('The ID of a figure in braces, such as {visa-fee}');
/** A fact of facts.json, by its id: `{visa-fee}`. */
export const fact = v.pipe(
  v.custom<Fact>(isFact, 'is no fact of facts.json: write its id, such as {visa-fee}'),
  byId,
);
/** An amount of money, which a bar or a sum needs. */
export const amount = v.pipe(
  v.custom<Fact>(
    (value) => isFact(value) && value.low !== undefined && value.currency !== undefined,
    'is no amount of money in facts.json: write its id, such as {monthly-rent}',
  ),
  byId,
);

/** A fact, or words in place of a figure. */
export const stated: v.GenericSchema<unknown, Fact | string> = v.pipe(
  v.lazy((value) => (isFact(value) ? fact : text)),
  v.description('Words, or the ID of a figure in braces, such as {visa-fee}'),
);

export const stage = group({
  title: text,
  duration: fact,
  figure: v.exactOptional(fact),
  description: text,
});

export const scholarship = v.pipe(
  group({
    name: text,
    amount: stated,
    eligibility: v.exactOptional(text),
    description: v.exactOptional(text),
    coverage: v.exactOptional(text),
    website,
  }),
  v.forward(
    v.check(
      ({ eligibility, description, coverage }) => (eligibility ?? description ?? coverage) !== undefined,
      'is missing, and so are description and coverage',
    ),
    ['eligibility'],
  ),
);

export const link = group({
  label: text,
  // Completes a short label for screen readers, e.g. `about scholarships in Australia`.
  more: v.exactOptional(text),
  href: v.union([website, sitePath], 'is neither https nor a path'),
});
