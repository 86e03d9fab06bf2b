import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type BuiltFacts, factFaults } from 'shared/facts/schema';

/**
 * How many facts of the packages in `folders` somebody should check, by what their last builds have left in `dist`: read
 * from the sources, which takes Vite, they would take half of a `pnpm build` that builds nothing.
 */
export async function countFactsToCheck(folders: readonly string[], today = new Date()): Promise<number> {
  const faulty = folders.map(async (folder) => {
    const text = await readFile(path.join(folder, 'dist/facts.json'), 'utf8');
    const { facts, shelfLifeMonths }: BuiltFacts = JSON.parse(text);
    return new Set(factFaults(facts, today, shelfLifeMonths).map(({ fact }) => fact)).size;
  });
  return (await Promise.all(faulty)).reduce((sum, count) => sum + count, 0);
}
