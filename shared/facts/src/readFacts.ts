/** Reads a package's facts files in Node, for `pnpm facts` and for the check in each build. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Fact } from './fact.ts';
import { ageInMonths, lastDayOf } from './factDate.ts';
import { factsOf } from './factsFile.ts';

/** A figure may be two years old before somebody has to look at it again. */
const shelfLifeMonths = 24;

export interface CheckedFact {
  fact: Fact;
  /** Why somebody should check it, e.g. `is 31 months old, more than 24`. */
  faults: readonly string[];
}

/**
 * The facts of all files named facts.json below the folder's `src`, and which of them are due for a check. Rejects with
 * an Error that names the file and the field if one of them is incomplete.
 */
export async function readFacts(folder: string, today = new Date()): Promise<CheckedFact[]> {
  const names = await readdir(path.join(folder, 'src'), { recursive: true });
  const files = names.filter((name) => path.basename(name) === 'facts.json').sort();
  const facts = await Promise.all(files.map((name) => readFactsFile(path.join(folder, 'src', name))));
  return facts.flat().map((fact) => ({ fact, faults: [...ageFaults(fact, today)] }));
}

/** The facts of one file. Rejects with an Error that names the file and the field if it is incomplete. */
export async function readFactsFile(file: string): Promise<Fact[]> {
  return factsOf(await readJsonFile(file), path.relative(process.cwd(), file));
}

/** A file's parsed JSON. Rejects with an Error that names the file if it is missing or no JSON. */
export async function readJsonFile(file: string): Promise<unknown> {
  const name = path.relative(process.cwd(), file);
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`${name} is missing.`);
  });
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${name} is not valid JSON: ${(error as Error).message}`);
  }
}

/** Yields a fault if the fact is too old. */
export function* ageFaults({ asOf }: Fact, today: Date): Generator<string> {
  if (asOf === undefined) return;
  const age = ageInMonths(asOf, today);
  if (age > shelfLifeMonths) yield `is ${age} months old, more than ${shelfLifeMonths}`;
}

/** Sorts by date, oldest first; undated facts come first, because their age is unknown. */
export const oldestFirst = <Entry extends CheckedFact>(entries: readonly Entry[]): Entry[] =>
  [...entries].sort((a, b) => sortKey(a.fact).localeCompare(sortKey(b.fact)));

const sortKey = ({ asOf }: Fact) => (asOf === undefined ? '' : lastDayOf(asOf));
