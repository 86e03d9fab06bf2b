#!/usr/bin/env node
/** Makes a repository with one remote. It is published as one script, so it imports no package but Commander. */
import { execFile } from 'node:child_process';
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { commandLine, runCommandLine } from '@sayapatri/hosting/commandLine';
import { namesOf, requireName } from '../scaffold/names.ts';
import { filledTemplate } from '../scaffold/template.ts';
import { EnvironmentError, UserError } from '../userError.ts';
import type { KitVersions } from './kitPackages.ts';
import { nodeFault } from './nodeFault.ts';

const ownFile = (name: string) => path.join(import.meta.dirname, name);

/** Makes the folder `name` with a repository of that remote. `kit` is a folder of tarballs to install the kit from. */
async function createRepository(wanted: string | undefined, kit: string | undefined): Promise<string> {
  const oldNode = nodeFault();
  if (oldNode !== undefined) throw new EnvironmentError(oldNode);
  const name = requireName(wanted);
  const names = { ...namesOf(name, 5181), port: '5181', run: `npm run --workspace ${name}` };
  const versions: KitVersions = JSON.parse(await readFile(ownFile('versions.json'), 'utf8'));
  const tarballs = kit === undefined ? [] : await tarballsIn(kit, versions);
  const files = {
    ...(kit === undefined ? { '.npmrc': `${scope}=${await registry()}\n` } : {}),
    ...(await filledTemplate(names, ownFile('template'))),
    // The repository's workflow replaces that of the remote's template.
    ...(await filledTemplate(names, ownFile('repository'))),
  };
  await mkdir(name).catch((error: NodeJS.ErrnoException) => {
    throw new UserError(
      error.code === 'EEXIST'
        ? `${name} exists already: choose another name, or remove it first.`
        : `The folder ${name} can't be made (${error.code}): give access to this folder.`,
    );
  });
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(name, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, file.endsWith('package.json') ? withVersions(text, versions, tarballs) : text);
  }
  if (tarballs.length > 0) await mkdir(path.join(name, 'kit'));
  for (const { file } of tarballs) await copyFile(file, path.join(name, 'kit', path.basename(file)));
  return name;
}

const scope = '@sayapatri:registry';

/**
 * The registry that npm asks for the kit. Throws a UserError where none is named: npm would ask the public one, in which
 * anybody may have these names.
 */
async function registry(): Promise<string> {
  const { stdout } = await promisify(execFile)('npm', ['config', 'get', scope]);
  if (stdout.trim() !== 'undefined') return stdout.trim();
  throw new UserError(
    `No registry is named for the kit: name a folder of its tarballs, --kit kit, or the registry, \`npm config set ${scope}=https://…\`.`,
  );
}

interface Tarball {
  file: string;
  package: string;
}

/** The tarball of each package of the kit. Throws a UserError that names the first that is missing. */
async function tarballsIn(folder: string, { kit }: KitVersions): Promise<Tarball[]> {
  const files = await readdir(folder).catch((): string[] => []);
  return Object.entries(kit).map(([name, version]) => {
    const file = `${name.replace('@', '').replace('/', '-')}-${version}.tgz`;
    if (!files.includes(file))
      throw new UserError(`${folder} holds no ${file}: name the folder that \`pnpm pack:kit\` filled.`);
    return { package: name, file: path.join(folder, file) };
  });
}

/** Replaces `workspace:*` and `catalog:`, which only the site's repository understands, by versions. */
function withVersions(text: string, { kit, catalog }: KitVersions, tarballs: readonly Tarball[]): string {
  const json = JSON.parse(text);
  // The linter is the team's own choice, and would be a quarter of what is installed.
  delete json.scripts.lint;
  delete json.devDependencies['@biomejs/biome'];
  for (const field of ['dependencies', 'devDependencies'])
    for (const [name, wanted] of Object.entries(json[field] ?? {})) {
      if (wanted === 'workspace:*') json[field][name] = kit[name];
      if (wanted === 'catalog:') json[field][name] = catalog[name];
    }
  // Without a registry, the root's package.json names every package of the kit.
  if (json.workspaces)
    for (const one of tarballs) json.devDependencies[one.package] = `file:kit/${path.basename(one.file)}`;
  return `${JSON.stringify(json, null, 2)}\n`;
}

const program = commandLine(
  'create-remote',
  'Makes a repository with one remote, its tests and its workflow.',
)
  .argument('[name]', 'remote- and then words of lower-case letters or digits joined by dashes')
  .option('--kit <folder>', 'a folder of the kit’s tarballs, for as long as no registry has them')
  .usage('<remote-name> [--kit <folder>]')
  .action(async (wanted, { kit }) => {
    const name = await createRepository(wanted, kit);
    console.log(
      `Made ${name}. Next:\n\n  cd ${name}\n  npm install\n  npm test\n  npm run dev ${name} -- --site https://www.example.com\n\nREADME.md says how it is checked and released.`,
    );
  });

const { exitCode, message } = await runCommandLine(program, process.argv.slice(2));
if (message !== '') console.error(message);
process.exitCode = exitCode;
