import { newRemote } from '../commands/newRemote.ts';
import { command } from './command.ts';

await command({
  usage: 'pnpm new-remote <remote-name>',
  help: `Writes a new remote with one page, its tests, its workflow and its line in CODEOWNERS. The name is remote- and
then words of lower-case letters or digits joined by dashes.`,
  maxArguments: 1,
  run: async (_, wanted) => {
    const { name, topic, port, files } = await newRemote(wanted);
    console.log(`Made ${name} with the page /${topic}; its development server uses port ${port}:`);
    for (const file of files) console.log(`  ${file}`);
    console.log('  .github/CODEOWNERS (one line added)');
    console.log(`\nNext: \`pnpm install\`, \`pnpm dev ${name}\`, \`pnpm release ${name}\`.`);
  },
});
