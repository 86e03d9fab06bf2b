/** `pnpm facts [--json]`: every fact that the site states, oldest first: the office's yearly list of figures to check. */
import { readAllFacts } from '../build/readAllFacts.ts';
import { UserError } from '../userError.ts';
import { command } from './command.ts';

await command(async () => {
  const options = process.argv.slice(2);
  const unknown = options.find((option) => option !== '--json');
  if (unknown !== undefined) throw new UserError(`${unknown} is no option of this command: there is --json.`);
  const entries = await readAllFacts();
  if (options.includes('--json')) return console.log(JSON.stringify(entries, null, 2));
  for (const { fact, name, faults } of entries) {
    console.log(`${fact.asOf ?? 'undated'}  ${fact.meaning}: ${fact.value}`);
    console.log(`  ${name} · ${fact.source.body}, ${fact.source.page}: ${fact.source.url}`);
    for (const fault of faults) console.log(`  ! ${fault}`);
  }
  const toCheck = entries.filter(({ faults }) => faults.length > 0).length;
  console.log(`${entries.length} facts, ${toCheck} to check`);
});
