/** The schemas of these pages' texts, by which builds and tests check the JSON files. */

import { pagePaths } from '@sayapatri/contract';
import { choice, group, heading, hero, list, text, wholeNumber } from '@sayapatri/facts/schema/fields';
import * as v from 'valibot';

const { title, intro } = heading.entries;
/** `components/iconsOfContent.ts` has their drawings. */
const icon = choice([
  ...(['admission', 'calendar', 'clock', 'listening', 'math', 'reading'] as const),
  ...(['speaking', 'support', 'target', 'university', 'writing'] as const),
]);
export type IconName = v.InferOutput<typeof icon>;
const iconPoint = group({ icon, title: text, description: text });
const cta = group({ label: text, href: choice([pagePaths.contact]) });
const factId = v.pipe(text, v.description('The ID of a figure of this test: leave it as it is'));
const part = group({ name: text, description: text, time: factId, amount: v.exactOptional(factId) });
export type PartTexts = v.InferOutput<typeof part>;
const paper = group({ icon, ...part.entries });
const figure = group({ value: v.pipe(text, v.title('Figure')), label: text });

export const ieltsPte = group({
  hero: group({ ...hero.entries, cta }),
  choice: group({ title, intro, rows: list(group({ name: text, ielts: text, pte: text })) }),
  claims: group({ label: text, stats: list(figure) }),
  formats: group({
    title,
    intro,
    tests: list(
      group({
        id: choice(['ielts', 'pte']),
        name: text,
        summary: text,
        after: v.pipe(text, v.description('How long a result counts, and when to take the test again')),
        papers: list(paper),
        results: factId,
        resultsWhen: v.pipe(
          text,
          v.description('For which way of taking the test the days of the results hold'),
        ),
      }),
    ),
  }),
  requirements: heading,
  skills: group({ title, intro, items: list(iconPoint) }),
  benefits: group({ title, intro, items: list(iconPoint) }),
  closing: group({ title, intro, cta }),
});
export type IeltsPteTexts = v.InferOutput<typeof ieltsPte>;

export const sat = group({
  hero: group({ ...hero.entries, cta }),
  structure: group({
    title,
    intro,
    today: list(paper),
    parts: v.pipe(list(part), v.description('The format before today’s')),
  }),
  scores: group({
    title,
    intro,
    bands: list(group({ label: text, low: wholeNumber, high: wholeNumber })),
  }),
  success: group({
    title,
    intro,
    figures: v.pipe(list(figure), v.description('A percentage is drawn as a bar')),
  }),
  features: group({ title, intro, items: list(iconPoint) }),
  closing: group({ title, intro, cta }),
});
export type SatTexts = v.InferOutput<typeof sat>;

export const scores = group({ title, intro, table: heading });
