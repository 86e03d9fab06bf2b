import { existsSync } from 'node:fs';
import { appendFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '@sayapatri/contract/userError';
import { isInstalled, projectRoot } from '../paths.ts';
import { namesOf, requireName } from '../scaffold/names.ts';
import { filledTemplate } from '../scaffold/template.ts';
import { command, runFrom } from './command.ts';

/** The workflow of a remote in a repository of remotes. */
const outsideWorkflow = path.join(import.meta.dirname, '../scaffold/workflow');

/**
 * Writes a whole package with one page, which can be tested and released at once, its workflow and its line in
 * CODEOWNERS. Returns its names, and its files as paths from the project's root. Throws a UserError, with nothing written,
 * for a malformed name and for files that exist.
 */
export async function newRemote(name: string, root = projectRoot) {
  requireName(name);
  const names = namesOf(name, await freePort(root));
  // A repository of remotes has neither the shell's sources nor this one's scripts, so a workflow of its own.
  const files = {
    ...(await filledTemplate(names)),
    ...(isInstalled ? await filledTemplate(names, outsideWorkflow) : {}),
  };
  for (const taken of [name, ...Object.keys(files)]) {
    if (existsSync(path.join(root, taken)))
      throw new UserError(`${taken} exists already: choose another name, or remove it first.`);
  }
  for (const [file, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), content);
  }
  const owner = `${`/${name}/`.padEnd(24)}@sayapatri/${names.topic}\n`;
  await appendFile(path.join(root, '.github/CODEOWNERS'), owner);
  return { ...names, files: Object.keys(files) };
}

/** The port after the highest that any package's development server has. */
async function freePort(root: string): Promise<number> {
  const configs = (await readdir(root)).map((folder) => path.join(root, folder, 'vite.config.ts'));
  const texts = await Promise.all(configs.map((file) => readFile(file, 'utf8').catch(() => '')));
  const ports = texts.map((text) => Number(/\bport: (\d+)/.exec(text)?.[1] ?? 0));
  return Math.max(5180, ...ports) + 1;
}

export default await runFrom(
  import.meta.filename,
  command(
    'new-remote',
    'Writes a new remote with one page, its tests, its workflow and its line in CODEOWNERS.',
  )
    .argument('<name>', 'remote- and then words of lower-case letters or digits joined by dashes')
    .action(async (wanted) => {
      const { name, topic, port, files } = await newRemote(wanted);
      console.log(`Made ${name} with the page /${topic}; its development server uses port ${port}:`);
      for (const file of files) console.log(`  ${file}`);
      console.log('  .github/CODEOWNERS (one line added)');
      console.log(`\nNext: \`pnpm install\`, \`pnpm --filter ${name} test\`, \`pnpm release ${name}\`.`);
    }),
);
