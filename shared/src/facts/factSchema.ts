/** Checks facts; it runs in Node and in tests only, so that no page carries the schema. */
import * as v from 'valibot';
import type { Fact } from './fact.ts';
import { ageInMonths, factDatePattern } from './factDate.ts';

/** A figure may be two years old before somebody has to look at it again. */
export const defaultShelfLifeMonths = 24;

const text = v.pipe(v.string('is missing'), v.regex(/^\S(.*\S)?$/, 'is empty or has spaces around it'));
const date = v.pipe(
  v.string('is missing'),
  v.regex(factDatePattern, 'is not YYYY, YYYY/YY, YYYY-MM or YYYY-MM-DD'),
);

export const factSourceSchema = v.strictObject({
  body: text,
  page: text,
  url: v.custom<`https://${string}`>(
    (value) => typeof value === 'string' && /^https:\/\/[^\s/]+\.[^\s]+$/.test(value),
    'is not an https address',
  ),
});

const stated = {
  id: v.exactOptional(text),
  value: text,
  meaning: text,
  unit: v.exactOptional(text),
  currency: v.exactOptional(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'is not a currency code like AUD'))),
  source: factSourceSchema,
  usually: v.exactOptional(v.literal(true)),
  worldNote: v.exactOptional(v.strictObject({ text, asOf: date, source: factSourceSchema })),
};

/** The shape of a Fact, for a package's own content schema. */
export const factSchema: v.GenericSchema<unknown, Fact> = v.variant(
  'origin',
  [
    v.strictObject({ ...stated, origin: v.literal('ledger'), asOf: date }),
    v.strictObject({ ...stated, origin: v.literal('spec'), asOf: v.exactOptional(date) }),
  ],
  'is neither spec nor ledger',
);

/** A package's facts as its build leaves them in `dist/facts.json`. */
export interface BuiltFacts {
  facts: readonly Fact[];
  /** How old a fact's date may be; the default where the package states none. */
  shelfLifeMonths?: number | undefined;
}

/** The shape of that file; the facts in it may have faults, which `factFaults` lists. */
export const builtFactsSchema = v.object({
  facts: v.array(v.custom<Fact>((value) => typeof value === 'object' && value !== null, 'is no fact')),
  shelfLifeMonths: v.optional(v.number()),
}) satisfies v.GenericSchema<unknown, BuiltFacts>;

export interface FactFault {
  fact: Fact;
  /** What is wrong, e.g. `source.url is not an https address` or `is 31 months old`. */
  fault: string;
}

/** Lists what is wrong with facts: no source, no meaning, a date in the future, or one too old. */
export function factFaults(
  facts: readonly Fact[],
  today: Date,
  shelfLifeMonths = defaultShelfLifeMonths,
): FactFault[] {
  return facts.flatMap((fact) => {
    const { issues = [] } = v.safeParse(factSchema, fact);
    const faults = issues.map((issue) => `${v.getDotPath(issue) ?? 'the fact'} ${wordsOf(issue)}`);
    const ages = [...ageFaults(fact, today, shelfLifeMonths)];
    return [...faults, ...ages].map((fault) => ({ fact, fault }));
  });
}

const wordsOf = ({ type, expected, message }: v.BaseIssue<unknown>) => {
  if (type !== 'strict_object') return message;
  return expected === 'never' ? 'is no field of a fact' : 'is missing';
};

function* ageFaults({ asOf }: Fact, today: Date, shelfLifeMonths: number): Generator<string> {
  if (asOf === undefined || !factDatePattern.test(asOf)) return;
  const age = ageInMonths(asOf, today);
  if (age > shelfLifeMonths) yield `is ${age} months old, more than ${shelfLifeMonths}`;
  // A year or an academic year may have begun without having ended.
  if (asOf.slice(0, 10) > today.toISOString().slice(0, 10)) yield `asOf ${asOf} is still to come`;
}
