/** A stated fact: a figure or rule with its source and date. Plain data and pure functions. */

export { printedDate } from './factDate.ts';

/** `YYYY`, `YYYY/YY` (an academic year), `YYYY-MM` or `YYYY-MM-DD`. */
export type FactDate = string;

export interface FactSource {
  /** The body that publishes the figure, e.g. `Study Australia`. */
  body: string;
  /** The page it is on, e.g. `Education costs`. */
  page: string;
  /** That page's address, https only. */
  url: `https://${string}`;
}

/** A note that the figure may have changed, without a second figure that would contradict the page. */
export interface WorldNote {
  /** A sentence without its full stop, e.g. `The visa fee has changed since`. */
  text: string;
  asOf: FactDate;
  source: FactSource;
}

interface StatedFact {
  /** Unique within its package; needed only where other content refers to the fact. */
  id?: string;
  /** Exactly as printed, with currency code or unit, e.g. `AUD 20,000-45,000 a year`. */
  value: string;
  /** What exactly the value counts, e.g. `Tuition for a bachelor's degree, international students`. */
  meaning: string;
  unit?: string;
  /** ISO 4217 code, e.g. `AUD`. */
  currency?: string;
  /** For a figure of the specification: the official page to check it against. */
  source: FactSource;
  /** True for a rule with exceptions: it is printed with `usually` before it. */
  usually?: true;
  worldNote?: WorldNote;
}

/** A figure found on an official page, with its date. */
export interface LedgerFact extends StatedFact {
  origin: 'ledger';
  asOf: FactDate;
}

/** A figure that the site's specification prescribes. It gives most of them no date. */
export interface SpecFact extends StatedFact {
  origin: 'spec';
  asOf?: FactDate;
}

export type Fact = LedgerFact | SpecFact;

/** The fact as one text, for content that is no JSX; in pages use `FactValue`. */
export const factText = ({ value, usually }: Pick<Fact, 'value' | 'usually'>): string =>
  usually ? `usually ${value}` : value;

const isFact = (value: object): value is Fact => 'origin' in value && 'meaning' in value && 'value' in value;

/**
 * All facts in a piece of content, however deep, each once. A package lists its facts with it in
 * `src/content/statedFacts.ts`: `export const facts = factsIn([…])`.
 */
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
