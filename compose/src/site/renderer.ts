/** Lays the releases' server builds out so that Node finds one React and the live shell's `shared`. */
import { cp, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Remote } from 'shared/contract';
import type { LiveSite } from 'shared/contract/site';
import { projectRoot } from '../paths.ts';
import { Refusal } from '../refusal.ts';
import type { StoredRelease } from '../store/releases.ts';

/** What the shell's server entry exports (shell/src/prerender.tsx). */
interface ShellServer {
  prerender(path: string, site: LiveSite, loader: unknown): Promise<PrerenderedPage>;
  createServerLoader(load: (name: string) => Promise<Remote>): unknown;
}

export interface PrerenderedPage {
  html: string;
  styles: { key: string; ids: string[]; css: string }[];
  /** Inline scripts for the head; a shell released before there were any has none. */
  scripts?: string[];
}

export type Render = (path: string, site: LiveSite) => Promise<PrerenderedPage>;

/**
 * Prepares `folder` and returns the function that renders one page of these releases. Throws a Refusal when a
 * release's server build can't be loaded or lacks what the shell expects of it.
 */
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
    import(pathToFileURL(path.join(packages, name, 'server', `${entry}.js`)).href).catch((cause: Error) => {
      throw new Refusal(
        `server/${entry}.js of ${name} can't be loaded (${cause.message.split('\n')[0]}): mend it and run \`npx pnpm release ${name}\`.`,
        { cause },
      );
    });
  const shell: Partial<ShellServer> = await load('shell', 'prerender');
  const { prerender, createServerLoader } = shell;
  if (prerender === undefined || createServerLoader === undefined)
    throw lacking('shell', 'prerender and createServerLoader');
  const remotes = new Map<string, Remote>();
  for (const { release } of releases.filter(({ release: { name } }) => name !== 'shell')) {
    const { default: remote } = await load(release.name, 'remote');
    if (remote?.name !== release.name || typeof remote.modules !== 'object')
      throw lacking(release.name, 'its definition as default');
    remotes.set(release.name, remote);
  }
  const loader = createServerLoader(async (name) => {
    const remote = remotes.get(name);
    if (remote === undefined) throw new Error(`No release of ${name} is live.`);
    return remote;
  });
  return (pagePath, site) => prerender(pagePath, site, loader);
}

const lacking = (name: string, what: string) =>
  new Refusal(
    `The server build of ${name} does not export ${what}: mend it and run \`npx pnpm release ${name}\`.`,
  );

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
