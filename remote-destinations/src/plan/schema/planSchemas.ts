/**
 * The schemas of the planning tools' texts, for the build's check, the editor and the texts' types. Nothing in the browser
 * imports their values.
 */
import { group, list } from '@sayapatri/facts/schema/fields';
import * as v from 'valibot';
import { anchor, description, sitePath, text } from '../../guides/schema/fieldSchemas.ts';
import { readingPage, readingParts } from './readingSchemas.ts';
import { sentence, sentenceSchemas } from './sentenceSchemas.ts';

const card = { href: sitePath, question: text, answer: text };

const word = group({
  id: anchor,
  term: text,
  name: v.exactOptional(
    v.pipe(text, v.description('What the letters stand for, or what it is in a few words')),
  ),
  meaning: text,
});

const specimenLine = group({
  name: text,
  value: text,
  word: v.exactOptional(v.pipe(anchor, v.description('The ID of the word that the line contains'))),
});
const specimens = list(group({ title: text, lines: list(specimenLine) }));
export type Specimens = v.InferOutput<typeof specimens>;

/** A month of the year or a day of the month, from 1 to `last`; may be left out. */
const monthOrDay = (last: number, fault: string, meaning: string) =>
  v.exactOptional(
    v.pipe(
      v.number(),
      v.integer(fault),
      v.minValue(1, fault),
      v.maxValue(last, fault),
      v.description(meaning),
    ),
  );

const scholarship = group({
  name: text,
  short: v.exactOptional(v.pipe(text, v.description('The name for a card'))),
  countries: v.pipe(list(text), v.description('Where one studies; the choice offers the first')),
  levels: v.exactOptional(
    v.pipe(
      v.array(v.picklist(['language', 'diploma', 'bachelor', 'master', 'doctorate'])),
      v.description('Left out where no page that we have seen names them'),
    ),
  ),
  amount: v.pipe(text, v.description('What is paid, with the ID of its figure in braces, such as {mext}')),
  nepal: v.pipe(
    v.picklist(['open', 'check', 'closed']),
    v.description('Whether students from Nepal can apply; check: it depends on the year or the course'),
  ),
  who: v.pipe(text, v.description('Who can apply, in a sentence or two')),
  when: v.pipe(text, v.description('When to apply, in words')),
  closes: monthOrDay(
    12,
    'is no month',
    'The month in which it closes, from 1, by which the list is sorted; left out where none is known',
  ),
  day: monthOrDay(
    31,
    'is no day',
    'About the day in that month, after which it stands last: up to 10 is early in it; left out for the whole month',
  ),
});
export type ScholarshipTexts = v.InferOutput<typeof scholarship>;

const paper = group({
  title: text,
  text,
  more: v.exactOptional(v.pipe(text, v.description('What a phone opens, with a figure as in {police}'))),
  sum: v.exactOptional(v.pipe(text, v.description('The price or the time, such as {noc}'))),
  fact: v.exactOptional(v.pipe(text, v.description('The ID of its figure in braces, such as {medical}'))),
  from: v.pipe(
    v.picklist(['you', 'school', 'bank', 'nepal', 'test', 'doctor', 'embassy']),
    v.description('Who issues it: the checklist is grouped by it'),
  ),
  fee: v.exactOptional(
    v.pipe(anchor, v.description('The ID of the guide’s fee that is paid for it, such as sevis-fee')),
  ),
});

export type PaperTexts = v.InferOutput<typeof paper>;

const rate = group({
  code: v.pipe(text, v.length(3, 'is no code such as AUD')),
  npr: v.pipe(
    v.number(),
    v.gtValue(0, 'is no price'),
    v.description('Rupees for one unit, also for one yen or won'),
  ),
  asOf: v.pipe(text, v.isoDate('is no day such as 2026-11-29')),
  origin: v.pipe(
    v.picklist(['nrb', 'market']),
    v.description(
      'nrb: Nepal Rastra Bank’s selling rate; market: the mid-market rate, a little lower than a bank’s',
    ),
  ),
});
/** The price of one unit of a currency in rupees on one day. */
export type Rate = v.InferOutput<typeof rate>;

const step = {
  id: anchor,
  before: v.pipe(v.number(), v.integer('is no number of months'), v.minValue(0, 'is no number of months')),
  title: v.exactOptional(text),
  text: v.exactOptional(text),
};

const way = group({
  least: v.pipe(v.number(), v.integer('is no number of months')),
  steps: list(group(step)),
});

/** The schemas by the paths of their files below `src`. */
export const planSchemas = {
  'plan/content/glossary.json': list(word),
  'plan/content/hub.json': group({
    title: text,
    blurb: text,
    form: v.record(anchor, text),
    moreTitle: text,
    doors: v.pipe(list(group({ picture: anchor, ...card })), v.description('Large, with a picture')),
    more: list(group(card)),
  }),
  'plan/content/marks.json': readingParts,
  'plan/content/money.json': readingPage,
  'plan/content/visa.json': readingPage,
  ...sentenceSchemas,
  'plan/content/pages.json': v.pipe(v.record(v.string(), text), v.description('Each page’s title')),
  'plan/content/pageDescriptions.json': v.record(v.string(), description),
  'plan/content/papers.json': v.pipe(
    v.record(v.string(), v.record(anchor, paper)),
    v.description(
      'By country and ID, in the order in which they are possible: a bank sends nothing before the NOC',
    ),
  ),
  'plan/content/rates.json': list(rate),
  'plan/content/scholarships.json': list(scholarship),
  'plan/content/steps.json': v.pipe(
    group({
      common: v.record(anchor, group({ title: text, text })),
      usual: way,
      countries: v.record(anchor, way),
    }),
    v.description(
      'The way to a course, by country, in the only possible order: months before it, by the office’s own planning; least: the fewest months that it takes. A step without title or text has the common one, a country without a way the usual one',
    ),
  ),
  'plan/content/words.json': group({
    ...{ title: text, answer: text, below: text, stamp: text, everywhere: text },
    ...{ means: sentence, usedIn: sentence },
    ask: group({ label: text, question: text }),
    guides: v.pipe(
      v.record(v.string(), text),
      v.description('The country whose guide uses a word, by the word’s ID'),
    ),
    specimens,
  }),
};
