/** Playwright's test with a workspace of its own, and a live site that no other test changes. */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { sitePaths } from 'compose/paths';
import { contentsBelow } from 'compose/testing';
import { startServer } from '../startServer.ts';
import { test as base, expect } from '../test.ts';
import { copyWorkspace, removeCopy } from './copyWorkspace.ts';
import { type Ended, ended, Workspace } from './workspace.ts';

/** A live site of the workspace, served by a server of its own at the test's base URL. */
export interface Site {
  /** Holds releases, registry and sites. */
  root: string;
  url: string;
  /** Runs one of compose's commands on this site. */
  run(command: string, ...args: string[]): Promise<Ended>;
  /** Content of every file that is served, base64, by path. */
  served(): Promise<Record<string, string>>;
  registry(): Promise<string>;
}

export const test = base.extend<{ site: Site }, { workspace: Workspace }>({
  workspace: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const workspace = new Workspace(await copyWorkspace());
      await use(workspace);
      removeCopy(workspace.root);
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  site: async ({ workspace }, use) => {
    const folder = await mkdtemp(path.join(workspace.root, 'site-'));
    const root = path.join(folder, 'var');
    // A copy of the site that the journeys visit, whose releases are the workspace's own builds.
    execFileSync('cp', ['-a', sitePaths().root, root]);
    const server = await startServer(
      { SITE_DIR: path.join(root, 'current'), DATA_DIR: path.join(folder, 'data') },
      workspace.root,
    );
    await use({
      root,
      url: server.url,
      run: (command, ...args) =>
        ended(workspace.start(`compose/src/cli/${command}.ts`, args, { SITE_ROOT: root })),
      served: () => contentsBelow(path.join(root, 'current')),
      registry: () => readFile(path.join(root, 'live.json'), 'utf8'),
    });
    server.process.kill('SIGTERM');
    await once(server.process, 'exit');
    await workspace.restore();
    await rm(folder, { recursive: true, force: true });
  },
  baseURL: async ({ site }, use) => use(site.url),
});

/** Paths of the files in which two states of a folder differ. */
export function difference(before: Record<string, string>, after: Record<string, string>) {
  const added = Object.keys(after).filter((file) => !(file in before));
  const removed = Object.keys(before).filter((file) => !(file in after));
  const changed = Object.keys(before).filter((file) => file in after && before[file] !== after[file]);
  return { added: added.sort(), changed: changed.sort(), removed: removed.sort() };
}

export { expect };
