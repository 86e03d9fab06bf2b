/**
 * The schema of every kind of section, for the build's check of the data files and for their types. Nothing in the browser
 * imports the values. A new kind is added here first; the compiler then asks for its component.
 */
import { group, list, matching, website } from '@sayapatri/facts/schema/fields';
import * as v from 'valibot';
import {
  amount,
  anchor,
  countryCode,
  fact,
  icon,
  link,
  monthName,
  scholarship,
  sitePath,
  stage,
  stated,
  text,
} from './fieldSchemas.ts';
import { chapters } from './stated.ts';

const head = {
  // A section without a chapter stands under the title.
  chapter: v.exactOptional(v.picklist(chapters, `is no chapter: ${chapters.join(', ')}`)),
  id: anchor,
  title: text,
  intro: v.exactOptional(text),
  // A caution below, e.g. that fees change.
  note: v.exactOptional(text),
  links: v.exactOptional(v.array(link)),
};

const button = group({ label: text, to: v.exactOptional(sitePath) });
/** A rank (`14`) or a range, from the list in the section's `ranks`. */
const rank = matching(/^(\d+(-\d+)?|not ranked)$/, 'is no rank');

const row = group({
  id: v.exactOptional(anchor),
  label: text,
  value: stated,
  // What the figure depends on, in a sentence or two.
  text: v.exactOptional(text),
});

const item = group({
  title: text,
  text: v.exactOptional(text),
  status: v.exactOptional(v.literal('mandatory')),
  // When a step is taken.
  month: v.exactOptional(monthName),
});

const listOf = <Kind extends string, Item extends v.GenericSchema>(kind: Kind, item: Item) =>
  group({ ...head, kind: v.literal(kind), items: list(item) });

export const sectionSchema = v.variant(
  'kind',
  [
    listOf('stats', group({ label: text, value: stated })),
    listOf('facts', row),
    // The same subjects for each of a guide's countries, one of which is chosen by a switch.
    listOf('countryFacts', group({ country: text, rows: list(row) })),
    group({
      ...head,
      kind: v.literal('universities'),
      ranks: v.exactOptional(fact),
      items: list(
        group({
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
    listOf('points', item),
    // Papers to collect.
    listOf('papers', item),
    listOf('steps', item),
    group({
      ...head,
      kind: v.literal('scholarships'),
      // The names of those that stand in the list of all scholarships, src/plan/content/scholarships.json.
      listed: v.exactOptional(list(text)),
      items: v.exactOptional(list(scholarship)),
    }),
    group({
      ...head,
      kind: v.literal('costs'),
      items: list(group({ category: text, cost: amount, icon, description: v.exactOptional(text) })),
      // The total's period, e.g. `per month`, if its own words have none.
      period: v.exactOptional(text),
      total: v.exactOptional(amount),
    }),
    // A table of figures in `columns`, the first of which names the rows.
    group({
      ...head,
      kind: v.literal('table'),
      columns: list(text),
      items: list(group({ name: text, text: v.exactOptional(text), cells: list(stated) })),
    }),
    listOf(
      'tuition',
      group({
        country: text,
        code: countryCode,
        // The middle of its name on the map, in percent of the drawing.
        onMap: v.exactOptional(group({ left: v.number(), top: v.number() })),
        language: text,
        fees: list(group({ level: v.exactOptional(text), fee: stated })),
      }),
    ),
    listOf('ladder', stage),
    group({
      kind: v.literal('callToAction'),
      id: anchor,
      title: text,
      intro: text,
      button,
    }),
  ],
  'is no kind of section',
);
