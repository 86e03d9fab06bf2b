/** Reads the content of a facts file: checks it, and gives each fact its words and its source. Runs in Node and tests. */

import * as v from 'valibot';
import { monthNames } from './english.ts';
import { type Fact, type Intake, type LaterFigure, todayText } from './fact.ts';
import { firstDayOf } from './factDate.ts';
import { type FactRecord, type FigureRecord, factsFileSchema, faultsWithin } from './factSchema.ts';
import { figureText, monthsText, scoreText } from './factWords.ts';
import { nepalDay } from './time/nepalTime.ts';

/**
 * The facts of a file's parsed content, in its order. `file` is its name in messages, `day` (`YYYY-MM-DD`, in Nepal) decides which
 * of a fact's later figures apply. Throws an Error with a line for each fault, which names the file, the fact and the
 * field.
 */
export function factsOf(content: unknown, file: string, day = nepalDay(new Date())): Fact[] {
  const { success, output, issues = [] } = v.safeParse(factsFileSchema, content);
  if (!success) throw refusal(issues.map((issue) => `${file}: ${place(content, issue)} ${issue.message}`));
  const { sources, facts } = output;
  const faults = facts.flatMap((fact, index) => [
    ...[...faultsWithin(fact), ...datesToCome(fact, day)].map((fault) => `${file}: “${fact.id}” ${fault}`),
    ...(facts.findIndex(({ id }) => id === fact.id) < index ? [`${file}: “${fact.id}” is there twice`] : []),
    ...sourcesOf(fact)
      .filter((name) => !Object.hasOwn(sources, name))
      .map(
        (name) => `${file}: “${fact.id}” names the source “${name}”, which is not among the file’s sources`,
      ),
  ]);
  if (faults.length > 0) throw refusal(faults);
  // The source's presence has been checked above.
  const stated = facts.map((fact) => statedFact(fact, (name) => sources[name] as Fact['source']));
  return stated.map((fact) => {
    const counted = fact.today?.findLast(({ since = '' }) => since <= day);
    return fact.today ? withNote(counted ? { ...fact, counted } : fact, fact.today) : fact;
  });
}

/** A fact with later figures names them in a note, unless its file has a note of its own. */
function withNote(fact: Fact, today: readonly LaterFigure[]): Fact {
  const { since, asOf, source } = (fact.counted ?? today[0]) as LaterFigure;
  const text = `${fact.meaning}: ${todayText(fact, { days: false })}`;
  return { worldNote: { text, asOf: since ?? asOf, source }, ...fact };
}

const refusal = (faults: readonly string[]) => new Error(`The facts need correcting.\n${faults.join('\n')}`);

/** Where an issue is, with the fact's id in place of its number: `“visa-fee” asOf`. */
function place(content: unknown, issue: v.BaseIssue<unknown>): string {
  const path = (issue.path ?? []).map(({ key }) => key);
  if (path[0] !== 'facts' || path.length < 2) return path.join('.') || 'the file';
  const { id } = ((content as { facts: { id?: unknown }[] }).facts[Number(path[1])] ?? {}) as {
    id?: unknown;
  };
  return [`“${id ?? `fact ${Number(path[1]) + 1}`}”`, path.slice(2).join('.')].filter(Boolean).join(' ');
}

/** The faults of a fact, its note and its later figures whose dates are after `day`. */
const datesToCome = (fact: FactRecord, day: string): string[] =>
  [fact, fact.worldNote, ...('today' in fact && fact.today ? fact.today : [])].flatMap((one) =>
    one?.asOf !== undefined && firstDayOf(one.asOf) > day ? [`asOf ${one.asOf} is still to come`] : [],
  );

const sourcesOf = (fact: FactRecord): string[] => [
  fact.source,
  ...(fact.worldNote ? [fact.worldNote.source] : []),
  ...('today' in fact && fact.today ? fact.today.map(({ source }) => source) : []),
];

function statedFact(record: FactRecord, source: (name: string) => Fact['source']): Fact {
  const { id, meaning, origin, asOf, usually, worldNote } = record;
  return {
    id,
    ...contentOf(record, source),
    meaning,
    origin,
    ...(asOf && { asOf }),
    source: source(record.source),
    ...(usually && { usually }),
    ...(worldNote && { worldNote: { ...worldNote, source: source(worldNote.source) } }),
  };
}

function contentOf(record: FactRecord, source: (name: string) => Fact['source']) {
  if ('months' in record) {
    const { months, someIn = [], languageIn = [] } = record;
    return {
      value: monthsText(months, someIn, languageIn),
      intakes: [
        ...intakes(months, 'main'),
        ...intakes(someIn, 'some'),
        ...intakes(languageIn, 'language'),
      ] as const,
    };
  }
  if ('scores' in record)
    return { value: record.scores.map(([ielts, other]) => `${other} for ${ielts.toFixed(1)}`).join(', ') };
  if (!('low' in record)) return { value: record.words, ...(record.short && { short: record.short }) };
  const { low, high, unit, currency, per, bound, note, today } = record;
  const short = record.short ?? (note && figureOf({ ...record, note: undefined }).value);
  return {
    ...figureOf(record),
    ...(short && { short }),
    low,
    ...(high !== undefined && { high }),
    ...(unit && { unit }),
    ...(currency && { currency }),
    ...(per && { per }),
    ...(bound === 'from' && { open: true as const }),
    ...(today && {
      today: today.map(
        ({ words, bound, ...later }): LaterFigure => ({
          ...later,
          ...figureOf({ unit, currency, per, bound, ...later, ...(words && { words }) }),
          ...(bound === 'from' && { open: true as const }),
          source: source(later.source),
        }),
      ),
    }),
  };
}

/** The printed value; a test's score also without the test's name. */
function figureOf(figure: FigureRecord & { words?: string }): Pick<Fact, 'value' | 'score'> {
  const score = scoreText(figure);
  if (score === undefined) return { value: figure.words ?? figureText(figure) };
  return figure.words === undefined
    ? { value: figureText(figure), score }
    : { value: `${figure.unit} ${figure.words}`, score: figure.words };
}

const intakes = (names: readonly string[], kind: Intake['kind']): Intake[] =>
  names.map((name) => {
    const [month = 0, or] = name.split('/').map((one) => monthNames.indexOf(one) + 1);
    return { month, ...(or && { or }), kind };
  });
