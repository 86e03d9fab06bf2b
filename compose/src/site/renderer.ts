/** Lays the releases' server builds out so that Node finds one React, one Emotion and the live shell's `shared`. */
import { cp, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Remote } from 'shared/contract';
import type { LiveSite } from 'shared/contract/site';
import { projectRoot } from '../paths.ts';
import type { StoredRelease } from '../store/releases.ts';

/** What the shell's server entry exports (shell/src/prerender.tsx). */
interface ShellServer {
  prerender(path: string, site: LiveSite, loader: unknown): Promise<PrerenderedPage>;
  createServerLoader(load: (name: string) => Promise<Remote>): unknown;
}

export interface PrerenderedPage {
  html: string;
  styles: { key: string; ids: string[]; css: string }[];
}

export type Render = (path: string, site: LiveSite) => Promise<PrerenderedPage>;

/** Prepares `folder` and returns the function that renders one page of these releases. */
export async function createRenderer(folder: string, releases: StoredRelease[]): Promise<Render> {
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
  const load = async (name: string, entry: string) =>
    import(pathToFileURL(path.join(packages, name, 'server', `${entry}.js`)).href);
  const shell: ShellServer = await load('shell', 'prerender');
  const loader = shell.createServerLoader(async (name) => (await load(name, 'remote')).default);
  return (pagePath, site) => shell.prerender(pagePath, site, loader);
}

/** `shared/core` and its like, answered by the shell's release as the browser's share scope does. */
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
