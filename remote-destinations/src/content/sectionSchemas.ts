/** The shape of every section, for the build's check of the data files. Never imported by what ships. */
import type { IconName } from 'shared/core';
import { z } from 'zod';
import { onRequest, parseCostRange } from './costRange.ts';
import type { Section } from './guide.ts';

export const text = z.string().trim().min(1, 'is empty');
export const countryCode = z.string().regex(/^[a-z]{2}$/, 'is not a two-letter code in lower case');

// Icon names are checked by their type: listing them here would pull the icon set into the build's Node process.
const icon = z.custom<IconName>((value) => typeof value === 'string' && value !== '', 'names no icon');
const website = z.url({ protocol: /^https$/, error: 'is not an https address' });
const anchor = z.string().regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'is not an anchor in kebab-case');
const sitePath = z.string().regex(/^\/[a-z0-9/-]*$/, 'is not a path of this site');

const costRange = text.check(({ value, issues }) => {
  if (value === onRequest) return;
  try {
    parseCostRange(value);
  } catch (error) {
    issues.push({ code: 'custom', input: value, message: (error as Error).message });
  }
});

const described = { description: text, icon };
const titled = z.strictObject({ title: text, description: text });
const requiredDocument = z.strictObject({ document: text, ...described });

const scholarship = z
  .strictObject({
    name: text,
    amount: text,
    eligibility: text.exactOptional(),
    description: text.exactOptional(),
    coverage: text.exactOptional(),
    website,
  })
  .refine(({ eligibility, description, coverage }) => eligibility ?? description ?? coverage, {
    path: ['eligibility'],
    error: 'is missing, and so are description and coverage',
  });

const head = {
  id: anchor,
  title: text,
  intro: text.exactOptional(),
  note: text.exactOptional(),
  links: z
    .array(
      z.strictObject({
        label: text,
        more: text.exactOptional(),
        href: z.union([website, sitePath], 'is neither https nor a path'),
      }),
    )
    .exactOptional(),
};

function list<Kind extends string, Item extends z.ZodType>(kind: Kind, item: Item) {
  return z.strictObject({ ...head, kind: z.literal(kind), items: z.array(item).min(1, 'is empty') });
}

export const sectionSchema: z.ZodType<Section> = z.discriminatedUnion('kind', [
  list('stats', z.strictObject({ value: text, label: text })),
  list(
    'universities',
    z.strictObject({
      name: text,
      rank: text,
      location: text,
      monogram: z.string().regex(/^[A-Z]{2,5}$/, 'is not two to five capitals'),
      website,
    }),
  ),
  list('benefits', titled),
  list(
    'courses',
    z.strictObject({ name: text, duration: text, annualFee: text, description: text.exactOptional() }),
  ),
  list(
    'visaChecklist',
    z.strictObject({
      requirement: text,
      status: z.literal('mandatory'),
      icon,
      description: text.exactOptional(),
    }),
  ),
  list(
    'timeline',
    z.strictObject({
      month: text,
      task: text,
      status: z.enum(['planning', 'application', 'decision', 'visa', 'arrival']),
    }),
  ),
  list('scholarships', scholarship),
  list(
    'costs',
    z.strictObject({ category: text, costRange, icon, description: text.exactOptional() }),
  ).extend({ period: text, total: costRange.exactOptional(), bars: z.boolean().exactOptional() }),
  list(
    'costTable',
    z.strictObject({
      title: text,
      rows: z
        .array(z.strictObject({ item: text, amount: text, description: text.exactOptional() }))
        .min(1, 'is empty'),
    }),
  ),
  list('workRights', z.strictObject({ type: text, hours: text, description: text })),
  list('jobs', z.strictObject({ role: text, wage: text })),
  list('visaTypes', z.strictObject({ title: text, duration: text, description: text })),
  list('steps', titled),
  list('entryRequirements', z.strictObject({ level: text, ielts: text, toefl: text, duration: text })),
  list(
    'tuitionComparison',
    z.strictObject({ country: text, code: countryCode, tuition: text, language: text }),
  ),
  list('educationStructure', z.strictObject({ title: text, fact: text.exactOptional(), description: text })),
  list('programs', z.strictObject({ title: text, visa: text, ...described })),
  list(
    'visaRequirementLists',
    z.strictObject({ title: text, description: text, requirements: z.array(text).min(1, 'is empty') }),
  ),
  list('documents', requiredDocument),
  list('requirements', requiredDocument),
  list('fields', z.strictObject({ name: text, ...described })),
  z.strictObject({
    ...head,
    kind: z.literal('callToAction'),
    intro: text,
    button: z.strictObject({ label: text, to: sitePath.exactOptional() }),
  }),
]);
