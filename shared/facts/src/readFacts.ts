/** Reads a package's facts files in Node. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Fact } from './fact.ts';
import { ageInMonths } from './factDate.ts';
import { factsOf } from './factsFile.ts';

/** A figure may be two years old before somebody has to look at it again. */
const shelfLifeMonths = 24;

/**
 * The facts that are due for a check, in the files named facts.json below the folder's `src`: a sentence each, with the page to look at.
 * Rejects with an Error that names the file and the field if one of the files is incomplete.
 */
export async function oldFacts(folder: string, today = new Date()): Promise<string[]> {
  const names = await readdir(path.join(folder, 'src'), { recursive: true });
  const files = names.filter((name) => path.basename(name) === 'facts.json').sort();
  const facts = await Promise.all(files.map((name) => readFactsFile(path.join(folder, 'src', name))));
  return facts.flat().flatMap((fact) => [...ageFault(fact, today)]);
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

/** Yields a sentence if the fact is too old. */
export function* ageFault({ asOf, meaning, value, source }: Fact, today: Date): Generator<string> {
  const age = asOf === undefined ? 0 : ageInMonths(asOf, today);
  if (age > shelfLifeMonths)
    yield `${meaning} (${value}) is ${age} months old, more than ${shelfLifeMonths}: ${source.url}`;
}
