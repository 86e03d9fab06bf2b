/**
 * The schema of every kind of section, for the build's check of the data files and for their types. Nothing in the browser
 * imports the values. A new kind is added here first; the compiler then asks for its component.
 */
import * as v from 'valibot';
import {
  amount,
  anchor,
  countryCode,
  course,
  described,
  fact,
  filledList,
  icon,
  link,
  matching,
  monthName,
  requiredDocument,
  scholarship,
  sitePath,
  stage,
  stated,
  strict,
  text,
  titled,
  website,
} from './fieldSchemas.ts';
import { chapters } from './stated.ts';

/** The fields of every section with a heading; `note` is a caution below, e.g. that fees change. */
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
/** A rank (`14`), a shared rank (`22=`) or a range, from the list in the section's `ranks`. */
const rank = matching(/^(\d+(-\d+|=)?|not ranked)$/, 'is no rank');

const labelled = strict({ label: text, value: stated });

const list = <Kind extends string, Item extends v.GenericSchema>(kind: Kind, item: Item) =>
  strict({ ...head, kind: v.literal(kind), items: filledList(item) });

export const sectionSchema = v.variant(
  'kind',
  [
    strict({ ...outside, kind: v.literal('stats'), items: filledList(labelled) }),
    strict({
      kind: v.literal('keyFacts'),
      chapter,
      items: filledList(
        strict({
          id: anchor,
          title: text,
          figure: v.exactOptional(stated),
          rows: v.exactOptional(filledList(labelled)),
          // Draws the rows' amounts a year, in lakh of rupees.
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
          // Unique among all guides and never changed: it names the campus drawing.
          id: anchor,
          name: text,
          rank,
          // The rank in the newest QS ranking, if `rank` is the specification's.
          newestRank: v.exactOptional(rank),
          // The university's group or best-known field, e.g. `Ivy League`.
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
      // Lists the fees in words, if another section of the guide draws them.
      feesInWords: v.exactOptional(v.literal(true)),
      items: filledList(course),
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
        month: monthName,
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
      // The total's period, e.g. `per month`, if its own words have none.
      period: v.exactOptional(text),
      total: v.exactOptional(amount),
      // Draws a bar for each item.
      bars: v.exactOptional(v.boolean()),
    }),
    list(
      'costTable',
      strict({
        title: text,
        // Draws the amounts in lakh of rupees or in their own money.
        plot: v.picklist(['lakh', 'own']),
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
    list('educationStructure', stage),
    list('programs', strict({ title: text, visa: text, duration: fact, ...described })),
    strict({
      ...head,
      kind: v.literal('visaRequirementLists'),
      // The title and description of the list of papers for all of the visas.
      both: v.exactOptional(titled),
      items: filledList(strict({ title: text, description: text, requirements: filledList(text) })),
    }),
    list('documents', requiredDocument),
    list('requirements', requiredDocument),
    list('fields', strict({ name: text, ...described })),
    strict({ ...outside, kind: v.literal('callToAction'), intro: text, button }),
  ],
  'is no kind of section',
);
