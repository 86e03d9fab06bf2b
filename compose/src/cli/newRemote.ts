import { newRemote } from '../commands/newRemote.ts';
import { command, run } from './command.ts';

await run(
  command(
    'new-remote',
    'Writes a new remote with one page, its tests, its workflow and its line in CODEOWNERS.',
  )
    .argument('[name]', 'remote- and then words of lower-case letters or digits joined by dashes')
    .usage('<remote-name>')
    .action(async (wanted) => {
      const { name, topic, port, files } = await newRemote(wanted);
      console.log(`Made ${name} with the page /${topic}; its development server uses port ${port}:`);
      for (const file of files) console.log(`  ${file}`);
      console.log('  .github/CODEOWNERS (one line added)');
      console.log(`\nNext: \`pnpm install\`, \`pnpm dev ${name}\`, \`pnpm release ${name}\`.`);
    }),
);
