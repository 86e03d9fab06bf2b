/** Reads the content of a facts file: checks it, and gives each fact its words and its source. Runs in Node and tests. */

import * as v from 'valibot';
import { monthNames } from './english.ts';
import {
  type Fact,
  type FactSource,
  type Intake,
  type LaterFigure,
  todayText,
  type WorldNote,
} from './fact.ts';
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
  const faults = facts.flatMap((fact, index) =>
    [
      ...faultsWithin(fact),
      ...partsOf(fact).flatMap(({ asOf, source }) => [
        ...(asOf !== undefined && firstDayOf(asOf) > day ? [`asOf ${asOf} is still to come`] : []),
        ...(Object.hasOwn(sources, source)
          ? []
          : [`names the source “${source}”, which is not among the file’s sources`]),
      ]),
      ...(facts.findIndex(({ id }) => id === fact.id) < index ? ['is there twice'] : []),
    ].map((fault) => `${file}: “${fact.id}” ${fault}`),
  );
  if (faults.length > 0) throw refusal(faults);
  // The source's presence has been checked above.
  const sourced = <Named extends { source: string }>(named: Named) => ({
    ...named,
    source: sources[named.source] as FactSource,
  });
  return facts.map((record): Fact => {
    const { worldNote, today, ...stated } = inWords(record);
    const fact = { ...sourced(stated), ...(worldNote && { worldNote: sourced(worldNote) }) };
    return today ? withLater(fact, today.map(sourced), day) : fact;
  });
}

/** The fact with its later figures, which a note names unless its file has a note of its own. */
function withLater(stated: Fact, today: readonly LaterFigure[], day: string): Fact {
  const counted = today.findLast(({ since = '' }) => since <= day);
  const { since, asOf, source } = (counted ?? today[0]) as LaterFigure;
  const fact = { ...stated, today, ...(counted && { counted }) };
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

/** The parts of a fact that have a date and a source: itself, its note and its later figures. */
const partsOf = (fact: FactRecord) => [
  fact,
  ...(fact.worldNote ? [fact.worldNote] : []),
  ...('today' in fact && fact.today ? fact.today : []),
];

type NamingSource<Part> = Omit<Part, 'source'> & { source: string };
interface InWords extends NamingSource<Omit<Fact, 'worldNote' | 'today' | 'counted'>> {
  worldNote?: NamingSource<WorldNote>;
  today?: NamingSource<LaterFigure>[];
}

/** A record with its words in place of the fields that they are made of. */
function inWords(record: FactRecord): InWords {
  if ('months' in record) {
    const { months, someIn = [], languageIn = [], ...stated } = record;
    return {
      ...stated,
      value: monthsText(months, someIn, languageIn),
      intakes: [...intakes(months, 'main'), ...intakes(someIn, 'some'), ...intakes(languageIn, 'language')],
    };
  }
  if ('scores' in record) {
    const { scores, ...stated } = record;
    return {
      ...stated,
      value: scores.map(([ielts, other]) => `${other} for ${ielts.toFixed(1)}`).join(', '),
    };
  }
  if (!('low' in record)) {
    const { words, ...stated } = record;
    return { ...stated, value: words };
  }
  const { words: _, bound: __, about: ___, note, today, ...stated } = record;
  const { unit, currency, per } = stated;
  const short = record.short ?? (note && figureOf({ ...record, note: undefined }).value);
  return {
    ...stated,
    ...figureOf(record),
    ...(short && { short }),
    ...(today && {
      today: today.map(({ words, bound, ...later }) => ({
        ...later,
        ...figureOf({ unit, currency, per, words, bound, ...later }),
      })),
    }),
  };
}

/** The printed value; a test's score also without the test's name. */
function figureOf({
  words,
  ...figure
}: FigureRecord & { words?: string | undefined }): Pick<Fact, 'value' | 'score' | 'open'> {
  const score = scoreText(figure);
  return {
    value: score && words ? `${figure.unit} ${words}` : (words ?? figureText(figure)),
    ...(score && { score: words ?? score }),
    ...(figure.bound === 'from' && { open: true }),
  };
}

const intakes = (names: readonly string[], kind: Intake['kind']): Intake[] =>
  names.map((name) => {
    const [month = 0, or] = name.split('/').map((one) => monthNames.indexOf(one) + 1);
    return { month, ...(or && { or }), kind };
  });
