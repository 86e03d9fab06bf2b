/**
 * The schema of every kind of section, for the build's check of the data files and for their types. Nothing in the browser
 * imports the values. A new kind is added here first; the compiler then asks for its component.
 */
import * as v from 'valibot';
import {
  amount,
  anchor,
  countryCode,
  fact,
  filledList,
  icon,
  link,
  matching,
  monthName,
  scholarship,
  sitePath,
  stage,
  stated,
  strict,
  text,
  website,
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

const button = strict({ label: text, to: v.exactOptional(sitePath) });
/** A rank (`14`) or a range, from the list in the section's `ranks`. */
const rank = matching(/^(\d+(-\d+)?|not ranked)$/, 'is no rank');

const row = strict({
  id: v.exactOptional(anchor),
  label: text,
  value: stated,
  // What the figure depends on, in a sentence or two.
  text: v.exactOptional(text),
});

const item = strict({
  title: text,
  text: v.exactOptional(text),
  status: v.exactOptional(v.literal('mandatory')),
  // When a step is taken.
  month: v.exactOptional(monthName),
});

const list = <Kind extends string, Item extends v.GenericSchema>(kind: Kind, item: Item) =>
  strict({ ...head, kind: v.literal(kind), items: filledList(item) });

export const sectionSchema = v.variant(
  'kind',
  [
    list('stats', strict({ label: text, value: stated })),
    list('facts', row),
    // The same subjects for each of a guide's countries, one of which is chosen by a switch.
    list('countryFacts', strict({ country: text, rows: filledList(row) })),
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
    list('points', item),
    // Papers to collect.
    list('papers', item),
    list('steps', item),
    strict({
      ...head,
      kind: v.literal('scholarships'),
      // The names of those that stand in the list of all scholarships, src/plan/content/scholarships.json.
      listed: v.exactOptional(filledList(text)),
      items: v.exactOptional(filledList(scholarship)),
    }),
    strict({
      ...head,
      kind: v.literal('costs'),
      items: filledList(strict({ category: text, cost: amount, icon, description: v.exactOptional(text) })),
      // The total's period, e.g. `per month`, if its own words have none.
      period: v.exactOptional(text),
      total: v.exactOptional(amount),
    }),
    // A table of figures in `columns`, the first of which names the rows.
    strict({
      ...head,
      kind: v.literal('table'),
      columns: filledList(text),
      items: filledList(strict({ name: text, text: v.exactOptional(text), cells: filledList(stated) })),
    }),
    list(
      'tuition',
      strict({
        country: text,
        code: countryCode,
        // The middle of its name on the map, in percent of the drawing.
        onMap: v.exactOptional(strict({ left: v.number(), top: v.number() })),
        language: text,
        fees: filledList(strict({ level: v.exactOptional(text), fee: stated })),
      }),
    ),
    list('ladder', stage),
    strict({
      kind: v.literal('callToAction'),
      id: anchor,
      title: text,
      intro: text,
      button,
    }),
  ],
  'is no kind of section',
);
