/** A stated fact: a figure or rule with its source and date. Plain data and pure functions. */
import { type FactDate, printedDate, printedDay } from './factDate.ts';
import type { FactSource, Period } from './factSchema.ts';

export { type FactDate, lastDayOf, printedDate, printedDay } from './factDate.ts';

export type { FactSource, Period };

/** A note that the figure has changed; a fact with later figures gets its note from them. */
export interface WorldNote {
  /** A sentence without its full stop, e.g. `The visa fee has changed since`. */
  text: string;
  asOf: FactDate;
  source: FactSource;
}

/** A number or a range of numbers, as printed and as counted. A fact in words alone has no `low`. */
export interface Figure {
  /** As printed, e.g. `AUD 20,000–45,000 a year`. */
  value: string;
  low?: number;
  /** The upper end of a range. */
  high?: number;
  /** True if the figure is only the lower end, e.g. `from NZ$22,000 a year`. */
  open?: true;
}

/** A figure for the same thing from a later day than the fact's own. */
export interface LaterFigure extends Figure {
  /** The first day on which it applies, `YYYY-MM-DD`; left out where it applies already. */
  since?: string;
  asOf: FactDate;
  source: FactSource;
}

/** A month in which courses begin, from 1. `some`: few courses do. `language`: only language courses do. */
export interface Intake {
  month: number;
  /** The later month where courses begin in either of two: 3 in `February/March`. */
  or?: number;
  kind: 'main' | 'some' | 'language';
}

export interface Fact extends Figure {
  /** Unique in its file. */
  id: string;
  /** What exactly the value counts, e.g. `Tuition for a bachelor's degree, international students`. */
  meaning: string;
  /** What is counted, in the singular, e.g. `hour`; or the test that gives the score, e.g. `IELTS`. */
  unit?: string;
  /** ISO 4217 code, e.g. `AUD`. */
  currency?: string;
  per?: Period;
  /** The value for a card or a narrow column: without what it depends on. Left out where `value` is as short. */
  short?: string;
  /** A test's score without the test's name, e.g. `6.0-7.0`. */
  score?: string;
  /** The months that the value names. */
  intakes?: readonly Intake[];
  /**
   * `spec`: prescribed by the specification. `ledger`: found on an official page, with its date. `office`: the office's own
   * estimate, which no source states.
   */
  origin: 'spec' | 'ledger' | 'office';
  asOf?: FactDate;
  /** For a figure of the specification, or an estimate: the official page to check it against. */
  source: FactSource;
  /** True for a rule with exceptions: it is printed with `usually` before it. */
  usually?: true;
  worldNote?: WorldNote;
  /** Newer figures, the newest last. */
  today?: readonly LaterFigure[];
  /** The newest of them that applied on the day of the build. */
  counted?: LaterFigure;
}

/** What a line of sources needs of a fact. */
export type SourcedFact = Pick<Fact, 'source' | 'asOf' | 'usually' | 'worldNote'> &
  Partial<Pick<Fact, 'origin' | 'counted'>>;

/** The fact as one text, for content that is no JSX; a `SourceLine` names its source. */
export const factText = ({ value, usually }: Pick<Fact, 'value' | 'usually'>): string =>
  usually ? `usually ${value}` : value;

/** The fact as it stands today for a card or a narrow column: `$40–$90` of `$40–$90 by type in Dhaka`. */
export const shortText = ({
  counted,
  short,
  value,
}: Pick<Fact, 'short' | 'value'> & { counted?: Figure }): string => counted?.value ?? short ?? value;

/** The figure to count with: the newest that applied on the day of the build, with its own date and source. */
export const figureToCount = <Own extends Figure, Later extends Figure>(
  fact: Own & { counted?: Later },
): Own | Later => fact.counted ?? fact;

/** The later figures that do not apply yet on the day of the build. */
export const figuresToCome = ({ today = [], counted }: Fact): LaterFigure[] =>
  today.filter(({ since = '' }) => since > (counted?.since ?? counted?.asOf ?? ''));

/**
 * What applies in place of the fact's own figure, e.g. `today £558, since 8 April 2026; from 30 November 2026 £600`;
 * undefined if nothing is newer. With `days: false` it leaves out since when, with `label: false` the word `today`.
 */
export function todayText(fact: Fact, { days = true, label = true } = {}): string | undefined {
  const { today, counted } = fact;
  if (today === undefined) return undefined;
  const date = counted?.since
    ? `, since ${printedDay(counted.since)}`
    : `, as of ${printedDate(counted?.asOf ?? '')}`;
  return [
    ...(counted ? [`${label ? 'today ' : ''}${counted.value}${days ? date : ''}`] : []),
    ...figuresToCome(fact).map(({ since = '', value }) => `from ${printedDay(since)} ${value}`),
  ].join('; ');
}

/**
 * The fact with the figures that apply today and later in place of its own:
 * `£13,761 in London; from 30 November 2026 £14,130 in London`.
 */
export function factAsToday(fact: Fact): Fact {
  const { worldNote: _, counted: __, today: ___, ...own } = fact;
  const value = todayText(fact, { days: false, label: false }) ?? fact.value;
  const counted = figureToCount(fact);
  const words = { value, short: counted.value };
  return { ...own, ...counted, meaning: `${fact.meaning}, today`, origin: 'ledger', ...words };
}

const isFact = (value: object): value is Fact => 'origin' in value && 'meaning' in value && 'value' in value;

/** All facts in a piece of content, however deep, each once. */
export function factsIn(content: unknown): Fact[] {
  const found = new Set<Fact>();
  const search = (value: unknown): void => {
    if (value === null || typeof value !== 'object') return;
    if (isFact(value)) found.add(value);
    else for (const inner of Object.values(value)) search(inner);
  };
  search(content);
  return [...found];
}
