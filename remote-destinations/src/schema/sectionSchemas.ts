/** The schema of every kind of section, for the build's check of the data files. Nothing in the browser imports it. */
import * as v from 'valibot';
import {
  amount,
  anchor,
  countryCode,
  described,
  fact,
  icon,
  link,
  matching,
  requiredDocument,
  scholarship,
  sitePath,
  stated,
  strict,
  text,
  titled,
  website,
} from './fieldSchemas.ts';
import { chapters, type Section } from './guide.ts';

const outside = {
  id: anchor,
  title: text,
  intro: v.exactOptional(text),
  note: v.exactOptional(text),
  links: v.exactOptional(v.array(link)),
};

const chapter = v.picklist(chapters, `is no chapter: ${chapters.join(', ')}`);
const head = { chapter, ...outside };

const button = strict({ label: text, to: v.exactOptional(sitePath) });
const rank = matching(/^(\d+(-\d+|=)?|not ranked)$/, 'is no rank');
const filledList = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(v.array(item), v.minLength(1, 'is empty'));

const list = <Kind extends string, Item extends v.GenericSchema>(kind: Kind, item: Item) =>
  strict({ ...head, kind: v.literal(kind), items: filledList(item) });

export const sectionSchema: v.GenericSchema<unknown, Section> = v.variant(
  'kind',
  [
    strict({
      ...outside,
      kind: v.literal('stats'),
      items: filledList(strict({ value: stated, label: text })),
    }),
    strict({
      kind: v.literal('keyFacts'),
      chapter,
      items: filledList(
        strict({
          id: anchor,
          title: text,
          figure: v.exactOptional(stated),
          rows: v.exactOptional(filledList(strict({ label: text, value: stated }))),
          plot: v.exactOptional(v.literal(true)),
          text: v.exactOptional(text),
        }),
      ),
    }),
    strict({
      ...head,
      kind: v.literal('universities'),
      ranks: v.exactOptional(fact),
      items: filledList(
        strict({
          id: anchor,
          name: text,
          rank,
          newestRank: v.exactOptional(rank),
          tag: v.exactOptional(text),
          location: text,
          website,
        }),
      ),
    }),
    list('benefits', titled),
    list(
      'courses',
      strict({
        name: text,
        description: v.exactOptional(text),
        levels: filledList(strict({ level: text, duration: fact, annualFee: stated })),
      }),
    ),
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
      items: filledList(
        strict({ category: text, costRange: amount, icon, description: v.exactOptional(text) }),
      ),
      period: v.exactOptional(text),
      total: v.exactOptional(amount),
      bars: v.exactOptional(v.boolean()),
    }),
    list(
      'costTable',
      strict({
        title: text,
        plot: v.exactOptional(v.picklist(['lakh', 'own'])),
        rows: filledList(strict({ item: text, amount: stated, description: v.exactOptional(text) })),
      }),
    ),
    list('workRights', strict({ type: text, hours: fact, description: text })),
    list('jobs', strict({ role: text, wage: fact })),
    list('visaTypes', strict({ title: text, duration: fact, description: text })),
    list('steps', titled),
    list('entryRequirements', strict({ level: text, ielts: fact, toefl: fact, duration: fact })),
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
      strict({ title: text, duration: fact, figure: v.exactOptional(fact), description: text }),
    ),
    list('programs', strict({ title: text, visa: text, duration: fact, ...described })),
    list('visaRequirementLists', strict({ title: text, description: text, requirements: filledList(text) })),
    list('documents', requiredDocument),
    list('requirements', requiredDocument),
    list('fields', strict({ name: text, ...described })),
    strict({ ...outside, kind: v.literal('callToAction'), intro: text, button }),
  ],
  'is no kind of section',
);
