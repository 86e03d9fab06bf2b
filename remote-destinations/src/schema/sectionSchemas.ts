/** The shape of every section, for the build's check of the data files. Never imported by what ships. */
import type { IconName } from 'shared/core';
import { factSchema } from 'shared/facts/schema';
import * as v from 'valibot';
import { parseCostRange } from './costRange.ts';
import type { Section } from './guide.ts';

export const text = v.pipe(v.string(), v.trim(), v.nonEmpty('is empty'));
export const countryCode = matching(/^[a-z]{2}$/, 'is not a two-letter code in lower case');

// Icon names are checked by their type: listing them here would pull the icon set into the build's Node process.
const icon = v.custom<IconName>((value) => typeof value === 'string' && value !== '', 'names no icon');
const website = v.pipe(v.string(), v.check(isHttps, 'is not an https address'));
const anchor = matching(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'is not an anchor in kebab-case');
const sitePath = matching(/^\/[a-z0-9/-]*$/, 'is not a path of this site');

/** A fact with its source, or words where there is no figure. */
export const stated = v.union([text, factSchema], 'is neither a fact nor words');

const costRange = v.pipe(
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

const picture = v.object({ src: text, alt: text, width: v.number(), height: v.number() });

const described = { description: text, icon };
const titled = strict({ title: text, description: text });
const requiredDocument = strict({ document: text, ...described });

const scholarship = v.pipe(
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

const head = {
  id: anchor,
  title: text,
  intro: v.exactOptional(text),
  note: v.exactOptional(text),
  links: v.exactOptional(
    v.array(
      strict({
        label: text,
        more: v.exactOptional(text),
        href: v.union([website, sitePath], 'is neither https nor a path'),
      }),
    ),
  ),
};

const filledList = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(v.array(item), v.minLength(1, 'is empty'));

const list = <Kind extends string, Item extends v.GenericSchema>(kind: Kind, item: Item) =>
  strict({ ...head, kind: v.literal(kind), items: filledList(item) });

export const sectionSchema: v.GenericSchema<unknown, Section> = v.variant(
  'kind',
  [
    list('stats', strict({ value: stated, label: text })),
    list(
      'keyFacts',
      strict({
        id: anchor,
        title: text,
        figure: v.exactOptional(stated),
        rows: v.exactOptional(filledList(strict({ label: text, value: stated }))),
        text: v.exactOptional(text),
      }),
    ),
    strict({
      ...head,
      kind: v.literal('universities'),
      ranks: v.exactOptional(factSchema),
      pictures: v.exactOptional(v.record(v.string(), picture)),
      items: filledList(
        strict({
          id: anchor,
          name: text,
          rank: matching(/^(\d+(-\d+)?|not ranked|over \d[\d,]*)$/, 'is no rank'),
          tag: v.exactOptional(text),
          location: text,
          website,
        }),
      ),
    }),
    list('benefits', titled),
    strict({
      ...head,
      kind: v.literal('courses'),
      caption: text,
      items: filledList(
        strict({
          name: text,
          description: v.exactOptional(text),
          levels: filledList(strict({ level: text, duration: factSchema, annualFee: stated })),
        }),
      ),
    }),
    list(
      'visaChecklist',
      strict({
        requirement: text,
        status: v.literal('mandatory'),
        icon,
        description: v.exactOptional(text),
      }),
    ),
    list(
      'timeline',
      strict({
        month: text,
        task: text,
        status: v.picklist(['planning', 'application', 'decision', 'visa', 'arrival']),
      }),
    ),
    list('scholarships', scholarship),
    strict({
      ...head,
      kind: v.literal('costs'),
      caption: text,
      items: filledList(strict({ category: text, costRange, icon, description: v.exactOptional(text) })),
      period: text,
      total: v.exactOptional(costRange),
      bars: v.exactOptional(v.boolean()),
    }),
    list(
      'costTable',
      strict({
        title: text,
        rows: filledList(strict({ item: text, amount: stated, description: v.exactOptional(text) })),
      }),
    ),
    list('workRights', strict({ type: text, hours: factSchema, description: text })),
    list('jobs', strict({ role: text, wage: factSchema })),
    list('visaTypes', strict({ title: text, duration: factSchema, description: text })),
    list('steps', titled),
    list(
      'entryRequirements',
      strict({ level: text, ielts: factSchema, toefl: factSchema, duration: factSchema }),
    ),
    list(
      'tuitionComparison',
      strict({
        country: text,
        code: countryCode,
        tuition: filledList(strict({ level: v.exactOptional(text), fee: stated })),
        language: text,
      }),
    ),
    list(
      'educationStructure',
      strict({ title: text, duration: factSchema, figure: v.exactOptional(factSchema), description: text }),
    ),
    list('programs', strict({ title: text, visa: text, duration: factSchema, ...described })),
    list('visaRequirementLists', strict({ title: text, description: text, requirements: filledList(text) })),
    list('documents', requiredDocument),
    list('requirements', requiredDocument),
    list('fields', strict({ name: text, ...described })),
    strict({
      ...head,
      kind: v.literal('callToAction'),
      intro: text,
      button: strict({ label: text, to: v.exactOptional(sitePath) }),
    }),
  ],
  'is no kind of section',
);

export function matching(pattern: RegExp, otherwise: string) {
  return v.pipe(v.string(), v.regex(pattern, otherwise));
}

/** An object with these fields and no other: another is mostly a misspelt one. */
export function strict<Entries extends v.ObjectEntries>(entries: Entries) {
  return v.strictObject(entries, ({ expected }) => (expected === 'never' ? 'is not a field' : 'is missing'));
}

function isHttps(address: string): boolean {
  return URL.canParse(address) && new URL(address).protocol === 'https:';
}
