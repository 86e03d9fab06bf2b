import { readAllFacts } from '../packageBuilds/readAllFacts.ts';
import { command, printJson, runFrom } from './command.ts';

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
