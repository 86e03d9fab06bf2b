/** The schema of a facts file (docs/facts.md). It runs in Node and in tests only, so that no page carries it. */

import * as v from 'valibot';
import { monthNames, numberText } from './english.ts';
import { factDatePattern, firstDayOf } from './factDate.ts';
import { group, slug, text } from './schema/fields.ts';

const date = v.pipe(
  v.string('is missing: write the year, or the month, of the figure'),
  v.regex(factDatePattern, 'is not YYYY, YYYY/YY, YYYY-MM or YYYY-MM-DD'),
);
const number = v.pipe(v.number('is not a number'), v.minValue(0, 'is below 0'));
const day = v.pipe(v.string(), v.isoDate('is not a day such as 2026-11-30'));

const factSourceSchema = group({
  body: v.pipe(text, v.description('Who publishes it')),
  page: v.pipe(text, v.description('The title of the page')),
  url: v.custom<`https://${string}`>(
    (value) => typeof value === 'string' && /^https:\/\/[^\s/]+\.[^\s]+$/.test(value),
    'is not an https address',
  ),
});
export type FactSource = v.InferOutput<typeof factSourceSchema>;

const notMonth = ({ input }: { input: unknown }) => `is not the name of a month: ${input}`;
/** `February`, or `February/March` where courses begin in either; the first counts. */
const month = v.pipe(
  v.string(notMonth),
  v.check((name) => name.split('/').every((part) => monthNames.includes(part)), notMonth),
);

const marked = (hint: string) =>
  v.exactOptional(v.pipe(v.literal(true, 'can only be true'), v.description(hint)));

const stated = {
  id: v.pipe(slug, v.description('By which texts name the figure, such as {visa-fee}: leave it as it is')),
  meaning: v.pipe(text, v.description('What exactly is counted')),
  source: v.pipe(text, v.description('One of the names under Sources')),
  origin: v.pipe(
    v.picklist(['ledger', 'spec', 'office'], 'is none of spec, ledger and office'),
    v.description(
      'ledger: found on an official page; spec: printed in words that were agreed on; office: our own estimate',
    ),
  ),
  asOf: v.exactOptional(
    v.pipe(date, v.description('The year, month or day of the figure: 2026, 2026/27, 2026-11 or 2026-11-30')),
  ),
  usually: marked('A rule with exceptions'),
  worldNote: v.exactOptional(
    v.pipe(group({ text, asOf: date, source: text }), v.description('A sentence on what has changed since')),
  ),
};

const periods = [
  ...(['hour', 'week', 'fortnight', 'month', 'semester', 'nine months', 'year'] as const),
  ...(['subject', 'document'] as const),
] as const;
/** What one figure is counted by: `48 hours per fortnight`, `AUD 710 a year`. */
export type Period = (typeof periods)[number];
const short = v.exactOptional(v.pipe(text, v.description('The same for a card or a narrow column')));
const words = group({ ...stated, words: text, short });
const numbers = {
  low: v.pipe(number, v.description('The figure, or the lower end of a range')),
  high: v.exactOptional(v.pipe(number, v.description('The upper end of a range'))),
  bound: v.exactOptional(v.picklist(['from', 'up to'], 'is neither from nor up to')),
  words: v.exactOptional(v.pipe(text, v.description('What is printed in place of the figure'))),
};
const figure = group({
  ...stated,
  ...numbers,
  unit: v.exactOptional(v.pipe(text, v.description('What is counted, such as hour; empty for money'))),
  currency: v.exactOptional(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'is not a currency code such as AUD'))),
  per: v.exactOptional(v.picklist(periods, `is none of ${periods.join(', ')}`)),
  about: marked('“about” is printed before the figure'),
  note: v.exactOptional(v.pipe(text, v.description('What is printed after the figure'))),
  short,
  today: v.exactOptional(
    v.pipe(
      v.array(group({ ...numbers, since: v.exactOptional(day), asOf: date, source: text })),
      v.description('Later figures for the same, the oldest first; since: the day from which one applies'),
    ),
  ),
});
const months = group({
  ...stated,
  months: v.pipe(
    v.array(month),
    v.minLength(1, 'names no month'),
    v.description('In which courses begin: February, or February/March'),
  ),
  someIn: v.exactOptional(v.pipe(v.array(month), v.description('In which few courses begin'))),
  languageIn: v.exactOptional(v.pipe(v.array(month), v.description('In which only language courses begin'))),
});
/** A table of two tests' scores: the lowest of the other test for each IELTS score, ascending. */
const scores = group({ ...stated, scores: v.array(v.tuple([number, number])) });

type Stated = v.InferOutput<typeof figure>;
/** Numbers with what they count. */
export type FigureRecord = Pick<Stated, 'low'> & {
  [Part in 'high' | 'unit' | 'currency' | 'per' | 'bound' | 'about' | 'note']?: Stated[Part] | undefined;
};

export type FactRecord = v.InferOutput<typeof figure | typeof months | typeof scores | typeof words>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** One of four kinds, told apart by the field that only this kind has. */
const record: v.GenericSchema<unknown, FactRecord> = v.pipe(
  v.lazy((input) => {
    if (!isRecord(input)) return figure;
    if ('months' in input) return months;
    if ('scores' in input) return scores;
    return 'words' in input && !('low' in input) ? words : figure;
  }),
  // The editor makes one form for all kinds.
  v.metadata({ forms: [figure, months, scores, words] }),
);

export const factsFileSchema = group({
  sources: v.record(v.string(), factSourceSchema),
  facts: v.array(record),
});

/** Yields the faults of one fact whose fields do not fit together. */
export function* faultsWithin(fact: FactRecord): Generator<string> {
  if (fact.origin === 'ledger' && fact.asOf === undefined && !fact.usually)
    yield 'asOf is missing: only a figure of the specification, or one marked usually, may have no date';
  if (fact.origin === 'office' && !fact.meaning.includes('our own estimate'))
    yield 'meaning does not say “our own estimate”';
  if (!('low' in fact)) return;
  yield* faultsOfLater(fact.asOf, fact.today ?? []);
  if (fact.origin === 'spec' && fact.words === undefined)
    yield 'words is missing: a figure of the specification is printed in its own words';
  if ((fact.unit === undefined) === (fact.currency === undefined))
    yield 'needs either a unit, such as hour, or a currency, such as AUD';
  for (const { low, high = low, words } of [fact, ...(fact.today ?? [])]) {
    if (high < low) yield `high (${high}) is lower than low (${low})`;
    for (const number of new Set([low, high]))
      if (words && /\d/.test(words) && !spellingsOf(number).some((spelling) => words.includes(spelling)))
        yield `words (“${words}”) do not say ${number}`;
  }
}

/** Yields faults where later figures are out of order, or have the date of the day of writing. */
function* faultsOfLater(
  asOf: string | undefined,
  today: readonly { asOf: string; since?: string | undefined }[],
): Generator<string> {
  let before = asOf ? firstDayOf(asOf) : '';
  for (const later of today) {
    const from = later.since ?? firstDayOf(later.asOf);
    if (from < before) yield `today: the figure of ${from} is older than the one before it (${before})`;
    if (later.since && firstDayOf(later.asOf) > later.since)
      yield `today: asOf ${later.asOf} is newer than the figure, which applies since ${later.since}`;
    before = from;
  }
}

/** `11385` as `11,385`, and `6` also as `6.0`. */
const spellingsOf = (number: number) => [
  numberText(number),
  ...[1, 2].map((digits) => number.toFixed(digits)),
];
