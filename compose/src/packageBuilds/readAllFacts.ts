import path from 'node:path';
import type { Fact } from 'shared/facts';
import { oldestFirst, readFacts } from 'shared/facts/read';
import { projectRoot } from '../paths.ts';
import { releasedPackages } from './packages.ts';

interface FactEntry {
  /** The package that states the fact. */
  name: string;
  fact: Fact;
  /** What is wrong with it, e.g. that it is due for a check. */
  faults: readonly string[];
}

/** The facts of all packages, those without a date first, then oldest first. */
export async function readAllFacts(): Promise<FactEntry[]> {
  const names = await releasedPackages();
  const lists = await Promise.all(
    names.map(async (name) => {
      const { facts, faults } = await readFacts(path.join(projectRoot, name));
      return facts.map((fact) => ({
        name,
        fact,
        faults: faults.filter((one) => one.fact === fact).map(({ fault }) => fault),
      }));
    }),
  );
  return oldestFirst(lists.flat(), ({ fact }) => fact);
}
