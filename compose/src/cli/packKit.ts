import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { parse, stringify } from 'yaml';
import { projectRoot } from '../paths.ts';
import { filledTemplate } from '../scaffold/template.ts';
import { command, runFrom } from './command.ts';

const run = promisify(execFile);

/**
 * Writes a tarball of each package that a remote needs into `folder`, which is made, or emptied of former tarballs: those of
 * `shared`, the commands (`compose`), and the server that shows them a site to try (`server`). Returns each tarball's file
 * name by package.
 */
async function packKit(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(path.join(projectRoot, 'shared'), { withFileTypes: true });
  // The office's editor is no part of a remote's tools.
  const shared = entries.filter((entry) => entry.isDirectory() && entry.name !== 'editor');
  await mkdir(folder, { recursive: true });
  for (const file of await readdir(folder)) if (file.endsWith('.tgz')) await rm(path.join(folder, file));
  const packages = ['compose', 'server', ...shared.map(({ name }) => `shared/${name}`)];
  const packed = packages.map(async (name) => {
    const pack = ['--yes', 'pnpm@12', 'pack', '--json', '--pack-destination', path.resolve(folder)];
    const { stdout } = await run('npx', pack, { cwd: path.join(projectRoot, name), maxBuffer: 10_000_000 });
    const tarball: { name: string; filename: string } = JSON.parse(stdout);
    return [tarball.name, path.basename(tarball.filename)] as const;
  });
  return Object.fromEntries(await Promise.all(packed));
}

/**
 * Makes a repository for remotes in `folder`, with the kit in its folder `kit`; in one that is there already, renews the kit
 * and its versions, and leaves all other files as they are.
 */
async function writeRepository(folder: string): Promise<void> {
  const ours = (file: string) => readFile(path.join(projectRoot, file), 'utf8');
  const { packages: _, overrides, ...settings } = parse(await ours('pnpm-workspace.yaml'));
  const tarballs = await packKit(path.join(folder, 'kit'));
  const kit = Object.entries(tarballs).map(([name, file]) => [name, `file:kit/${file}`]);
  const workspace = {
    packages: ['remote-*'],
    ...settings,
    overrides: { ...overrides, ...Object.fromEntries(kit) },
  };
  await writeFile(path.join(folder, 'pnpm-workspace.yaml'), stringify(workspace));
  const files = {
    ...(await filledTemplate({}, path.join(import.meta.dirname, '../scaffold/repository'))),
    '.gitignore': 'node_modules/\ndist/\nvar/\n',
    'owners.json': '{}\n',
    'tsconfig.json': await ours('tsconfig.json'),
    'biome.json': await ours('biome.json'),
  };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text, { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

export default await runFrom(
  import.meta.filename,
  command(
    'pack:kit',
    'Makes a repository for remotes of another team, with tarballs of the packages that they need in its folder kit. In one that is there already, renews these.',
  )
    .argument('[folder]', 'the repository; var/remotes by default')
    .action(async (folder = path.join(projectRoot, 'var/remotes')) => {
      await writeRepository(path.resolve(folder));
      console.log(`Made ${folder}: its README.md says how a remote is made, tested and released there.`);
    }),
);
