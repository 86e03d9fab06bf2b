import { existsSync } from 'node:fs';
import { appendFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '@sayapatri/contract/userError';
import { isInstalled, projectRoot } from '../paths.ts';
import { filledTemplate } from '../scaffold/template.ts';
import { command, runFrom } from './command.ts';

/**
 * Writes a whole package with one page, which can be tested and released at once, its workflow and its line in
 * CODEOWNERS. Returns its names, and its files as paths from the project's root. Throws a UserError, with nothing written,
 * for a malformed name and for files that exist.
 */
export async function newRemote(name: string, root = projectRoot) {
  requireName(name);
  const names = namesOf(name, await freePort(root));
  // The workflow and CODEOWNERS are of this repository; one of remotes alone has its own.
  const files = Object.entries(await filledTemplate(names)).filter(
    ([file]) => !(isInstalled && file.startsWith('.github/')),
  );
  for (const taken of [name, ...files.map(([file]) => file)]) {
    if (existsSync(path.join(root, taken)))
      throw new UserError(`${taken} exists already: choose another name, or remove it first.`);
  }
  for (const [file, content] of files) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), content);
  }
  const written = files.map(([file]) => file);
  if (isInstalled) return { ...names, written };
  const owner = `${`/${name}/`.padEnd(24)}@sayapatri/${names.topic}\n`;
  await appendFile(path.join(root, '.github/CODEOWNERS'), owner);
  return { ...names, written: [...written, '.github/CODEOWNERS (one line added)'] };
}

/** A longer name would make lines of the skeleton too long for the linter. */
const maxCharacters = 30;

/** Throws a UserError when no remote may have this name. */
function requireName(name: string): void {
  if (!/^remote-[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length > maxCharacters)
    throw new UserError(
      `"${name}" can't be the name of a remote: use remote- and then words of lower-case letters or digits joined by dashes, at most ${maxCharacters} characters.`,
    );
}

/** What the new remote `name` is called in each place, e.g. `remote-visa-help`; `port` is of its development server. */
export function namesOf(name: string, port: number) {
  const topic = name.slice('remote-'.length);
  const component = capitalized(topic.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()));
  return {
    name,
    /** `visa-help` */
    topic,
    /** `Visa help` */
    title: capitalized(topic.replaceAll('-', ' ')),
    /** `visaHelp` */
    file: `${component.charAt(0).toLowerCase()}${component.slice(1)}`,
    /** `VisaHelp` */
    component,
    /** `REMOTE_VISA_HELP` */
    constant: name.toUpperCase().replaceAll('-', '_'),
    port: String(port),
  };
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

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
      const { name, topic, port, written } = await newRemote(wanted);
      console.log(`Made ${name} with the page /${topic}; its development server uses port ${port}:`);
      for (const file of written) console.log(`  ${file}`);
      console.log(`\nNext: \`pnpm install\`, \`pnpm --filter ${name} test\`, \`pnpm release ${name}\`.`);
    }),
);
