/** Packs what a team needs to build and release remotes from a repository of its own. */
import { execFile } from 'node:child_process';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '../paths.ts';

const run = promisify(execFile);

/** The office's editor is no part of a remote's tools. */
const leftOut = ['README.md', 'editor'];

/**
 * Writes a tarball of each package that a remote needs into `folder`, which is made, or emptied of former tarballs: those of
 * `shared`, the commands (`compose`), and the server that shows them a site to try (`server`). Returns each tarball's file
 * name by package.
 */
export async function packKit(folder: string): Promise<Record<string, string>> {
  const shared = (await readdir(path.join(projectRoot, 'shared'))).filter((name) => !leftOut.includes(name));
  await mkdir(folder, { recursive: true });
  for (const file of await readdir(folder)) if (file.endsWith('.tgz')) await rm(path.join(folder, file));
  const packages = ['compose', 'server', ...shared.map((name) => `shared/${name}`)];
  const packed = packages.map(async (name) => {
    const pack = ['--yes', 'pnpm@12', 'pack', '--json', '--pack-destination', path.resolve(folder)];
    const { stdout } = await run('npx', pack, { cwd: path.join(projectRoot, name), maxBuffer: 10_000_000 });
    const tarball: { name: string; filename: string } = JSON.parse(stdout);
    return [tarball.name, path.basename(tarball.filename)] as const;
  });
  return Object.fromEntries(await Promise.all(packed));
}
