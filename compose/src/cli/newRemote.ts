/** `pnpm new-remote <name>`: makes the skeleton of a new remote. */
import { newRemote } from '../scaffold/newRemote.ts';
import { command } from './command.ts';

await command(async () => {
  const { name, topic, port, files } = await newRemote(process.argv[2]);
  console.log(`${name} is there, with the page /${topic} and port ${port}:`);
  for (const file of files) console.log(`  ${file}`);
  console.log('  .github/CODEOWNERS: one line more');
  console.log(`\nNext: \`pnpm install\`, \`pnpm dev ${name}\`, \`pnpm release ${name}\`.`);
});
