import path from 'node:path';
import { type CheckedFact, oldestFirst, readFacts } from '@sayapatri/facts/read';
import { projectRoot } from '../paths.ts';
import { UserError } from '../userError.ts';
import { releasedPackages } from './packages.ts';

interface FactEntry extends CheckedFact {
  /** The package that states the fact. */
  name: string;
}

/**
 * The facts of all packages, those without a date first, then oldest first. Rejects with a UserError that names the file
 * and the field if a facts file is incomplete.
 */
export async function readAllFacts(today = new Date()): Promise<FactEntry[]> {
  const names = [...(await releasedPackages()), 'shared/facts'];
  const lists = await Promise.all(
    names.map(async (name) => {
      const facts = await readFacts(path.join(projectRoot, name), today).catch((error: Error) => {
        throw new UserError(error.message);
      });
      return facts.map((entry) => ({ name, ...entry }));
    }),
  );
  return oldestFirst(lists.flat());
}
