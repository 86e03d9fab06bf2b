import path from 'node:path';
import { UserError } from '@sayapatri/contract/userError';
import { type CheckedFact, oldestFirst, readFacts } from '@sayapatri/facts/read';
import { releasedPackages } from '../packageBuilds/packages.ts';
import { projectRoot } from '../paths.ts';
import { command, printJson, runFrom } from './command.ts';

/**
 * The facts of all packages, each with its package's name, those without a date first, then oldest first. Rejects with a
 * UserError that names the file and the field if a facts file is incomplete.
 */
export async function readAllFacts(): Promise<(CheckedFact & { name: string })[]> {
  const names = [...(await releasedPackages()), 'shared/facts'];
  const lists = await Promise.all(
    names.map(async (name) => {
      const facts = await readFacts(path.join(projectRoot, name), new Date()).catch((error: Error) => {
        throw new UserError(error.message);
      });
      return facts.map((entry) => ({ name, ...entry }));
    }),
  );
  return oldestFirst(lists.flat());
}

export default await runFrom(
  import.meta.filename,
  command(
    'facts',
    "Lists every fact that the site states, oldest first: the office's yearly list of figures to check.",
  )
    .option('--json', 'as JSON')
    .action(async ({ json }) => {
      const entries = await readAllFacts();
      if (json) return printJson(entries);
      for (const { fact, name, faults } of entries) {
        console.log(`${fact.asOf ?? 'undated'}  ${fact.meaning}: ${fact.value}`);
        console.log(`  ${name} · ${fact.source.body}, ${fact.source.page}: ${fact.source.url}`);
        for (const fault of faults) console.log(`  ! ${fault}`);
      }
      const toCheck = entries.filter(({ faults }) => faults.length > 0).length;
      console.log(`${entries.length} facts, ${toCheck} to check`);
    }),
);
