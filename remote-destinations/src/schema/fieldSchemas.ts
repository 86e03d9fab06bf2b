/** The schemas of fields that several sections use, for the build's check of the data files. */
import type { IconName } from 'shared/core';
import { factSchema } from 'shared/facts/schema';
import * as v from 'valibot';
import { parseCostRange } from './costRange.ts';

export const text = v.pipe(v.string(), v.trim(), v.nonEmpty('is empty'));
export const countryCode = matching(/^[a-z]{2}$/, 'is not a two-letter code in lower case');

// TypeScript checks the icon names: a list here would load the whole icon set into the build's Node process.
export const icon = v.custom<IconName>((value) => typeof value === 'string' && value !== '', 'names no icon');
export const website = v.pipe(v.string(), v.check(isHttps, 'is not an https address'));
export const anchor = matching(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'is not an anchor in kebab-case');
export const sitePath = matching(/^\/[a-z0-9/-]*$/, 'is not a path of this site');

/** A fact with its source, or words if there is no figure. */
export const stated = v.union([text, factSchema], 'is neither a fact nor words');

export const costRange = v.pipe(
  factSchema,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    try {
      parseCostRange(dataset.value.value);
    } catch (error) {
      addIssue({ message: (error as Error).message });
    }
  }),
);

export const picture = v.object({ src: text, alt: text, width: v.number(), height: v.number() });

export const described = { description: text, icon };
export const titled = strict({ title: text, description: text });
export const requiredDocument = strict({ document: text, ...described });

export const scholarship = v.pipe(
  strict({
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

export const link = strict({
  label: text,
  more: v.exactOptional(text),
  href: v.union([website, sitePath], 'is neither https nor a path'),
});

export function matching(pattern: RegExp, otherwise: string) {
  return v.pipe(v.string(), v.regex(pattern, otherwise));
}

/** An object with exactly these fields: any other is probably a misspelling. */
export function strict<Entries extends v.ObjectEntries>(entries: Entries) {
  return v.strictObject(entries, ({ expected }) => (expected === 'never' ? 'is not a field' : 'is missing'));
}

function isHttps(address: string): boolean {
  return URL.canParse(address) && new URL(address).protocol === 'https:';
}
