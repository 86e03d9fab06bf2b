/** Copies the releases' server builds together so that Node finds one React and the live shell's `shared`. */
import { cp, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '../paths.ts';
import type { StoredRelease } from '../store/releases.ts';

/** Empties and fills `folder`; returns the folder in it where each package has its `server`. */
export async function layOutServerBuilds(folder: string, releases: StoredRelease[]): Promise<string> {
  const packages = path.join(folder, 'packages');
  await rm(folder, { recursive: true, force: true });
  await mkdir(path.join(packages, 'node_modules/shared'), { recursive: true });
  await writeFile(path.join(folder, 'package.json'), '{"type":"module"}');
  await symlink(path.join(projectRoot, 'compose/node_modules'), path.join(folder, 'node_modules'));
  for (const { folder: from, release } of releases) {
    await cp(path.join(from, 'server'), path.join(packages, release.name, 'server'), { recursive: true });
    if (release.name === 'shell')
      await writeSharedPackage(path.join(packages, 'node_modules/shared'), release.server);
  }
  return packages;
}

/** Lets the server builds import `shared/core` and the like from the shell's release, as the browser's share scope does. */
async function writeSharedPackage(folder: string, server: Record<string, string>): Promise<void> {
  const entries = Object.keys(server).filter((entry) => entry.startsWith('shared-'));
  const exports = Object.fromEntries(
    entries.map((entry) => [entry.replace('shared-', './'), `./${entry}.js`]),
  );
  await writeFile(
    path.join(folder, 'package.json'),
    JSON.stringify({ name: 'shared', type: 'module', exports }),
  );
  for (const entry of entries) {
    await writeFile(path.join(folder, `${entry}.js`), `export * from '../../shell/server/${entry}.js';\n`);
  }
}
