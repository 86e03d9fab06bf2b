import path from 'node:path';
import { builtFactsSchema, factFaults } from 'shared/facts/schema';
import { readJson } from '../store/readJson.ts';
import { UserError } from '../userError.ts';

const hint = 'delete the folder that it belongs in, and run `pnpm build` again.';

/**
 * How many facts of the packages in `folders` somebody should check, by what their last builds have left in `dist`: read
 * from the sources, which takes Vite, they would take half of a `pnpm build` that builds nothing. Throws a UserError when
 * that file is missing or damaged.
 */
export async function countFactsToCheck(folders: readonly string[], today = new Date()): Promise<number> {
  const faulty = folders.map(async (folder) => {
    const file = path.join(folder, 'dist/facts.json');
    const built = await readJson(file, { schema: builtFactsSchema, hint });
    if (built === undefined) throw new UserError(`${file} is missing: ${hint}`);
    return new Set(factFaults(built.facts, today, built.shelfLifeMonths).map(({ fact }) => fact)).size;
  });
  return (await Promise.all(faulty)).reduce((sum, count) => sum + count, 0);
}
