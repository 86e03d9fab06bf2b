/** Renders pages by the releases' own server builds, in one confined process (renderPages.mjs, docs/decisions/0069). */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { PrerenderedPage } from '@sayapatri/contract';
import type { PageBootstrap } from '@sayapatri/contract/bootstrap';
import { UserError } from '@sayapatri/contract/userError';
import pLimit from 'p-limit';
import { firstLine } from '../firstLine.ts';
import type { StoredRelease } from '../releases/releases.ts';

export type Render = (path: string, site: PageBootstrap) => Promise<PrerenderedPage>;

export interface Renderer {
  /** Renders one page after the other. Rejects with the page's error, or when the page is not done in time. */
  render: Render;
  close: () => Promise<void>;
}

/** A message of the process. */
interface Answer {
  rendered?: PrerenderedPage;
  /** The name of a missing export; undefined if the server build exports all that is needed. */
  lacks?: string;
  error?: { message: string; stack: string };
}

/**
 * Starts a process and loads the server builds of `releases`, the shell's first. `timeoutMs` limits each load and each
 * page. Throws a UserError when a server build can't be loaded or lacks an export that is needed.
 */
export async function startRenderer(
  releases: readonly StoredRelease[],
  timeoutMs = 30_000,
): Promise<Renderer> {
  const folder = await realpath(await mkdtemp(path.join(os.tmpdir(), 'render-')));
  await layOut(folder, releases);
  const child = startConfined(folder);
  const ended = once(child, 'exit').then(() => {
    throw new Error('it ends the process');
  });
  // Thrown again where an answer is awaited.
  ended.catch(() => {});
  const close = async () => {
    child.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  };

  // One at a time, so that an error in a timer belongs to the page that is being rendered.
  const oneAtATime = pLimit(1);
  const ask = (question: { name: string } | { path: string; site: PageBootstrap }) =>
    oneAtATime(async () => {
      const answered = new AbortController();
      const late = setTimeout(timeoutMs, undefined, answered).then(() => {
        child.kill('SIGKILL');
        throw new Error(`not done after ${timeoutMs / 1000} s`);
      });
      try {
        // Sending fails only when the process has ended, which `ended` throws.
        child.send(question, () => {});
        const [message] = await Promise.race([once(child, 'message', answered), ended, late]);
        const answer = message as Answer;
        const { error } = answer;
        if (error)
          throw Object.assign(new Error(error.message.replaceAll(`${folder}/`, '')), { stack: error.stack });
        return answer;
      } finally {
        answered.abort();
      }
    });

  try {
    for (const { release } of releases) {
      const advice = `fix it and run \`pnpm release ${release.name}\`.`;
      const { lacks } = await ask({ name: release.name }).catch((cause) => {
        throw new UserError(
          `The server build of ${release.name} can't be loaded (${firstLine(cause)}): ${advice}`,
          { cause },
        );
      });
      if (lacks)
        throw new UserError(`The server build of ${release.name} does not export ${lacks}: ${advice}`);
    }
  } catch (error) {
    await close();
    throw error;
  }
  const render: Render = async (path, site) => {
    const { rendered } = await ask({ path, site });
    if (typeof rendered?.html !== 'string') throw new Error('it returns no text as html');
    return rendered;
  };
  return { render, close };
}

/**
 * Copies the server builds into `folder`, and links what the shell's release shares as packages: its server entry
 * `shared/react/jsx-runtime` is what every build gets for `import 'react/jsx-runtime'`.
 */
async function layOut(folder: string, releases: readonly StoredRelease[]): Promise<void> {
  await writeFile(path.join(folder, 'package.json'), '{"type":"module"}');
  await cp(path.join(import.meta.dirname, 'renderPages.mjs'), path.join(folder, 'renderPages.mjs'));
  for (const { folder: stored, release } of releases)
    await cp(path.join(stored, 'server'), path.join(folder, release.name, 'server'), { recursive: true });
  const shell = releases.find(({ release }) => release.name === 'shell')?.release;
  const packages = new Map<string, Record<string, string>>();
  for (const [entry, file] of Object.entries(shell?.server ?? {})) {
    const [, name, subpath] = /^shared\/((?:@[^/]+\/)?[^/]+)(.*)$/.exec(entry) ?? [];
    if (name === undefined) continue;
    const link = `.${subpath || '/index'}.js`;
    const target = path.join(folder, 'node_modules', name, link);
    await mkdir(path.dirname(target), { recursive: true });
    await symlink(path.join(folder, 'shell', file), target);
    packages.set(name, { ...packages.get(name), [`.${subpath}`]: link });
  }
  for (const [name, exports] of packages) {
    const description = path.join(folder, 'node_modules', name, 'package.json');
    await writeFile(description, JSON.stringify({ name, type: 'module', exports }));
  }
}

/** Until Node 22.13 the permissions were an experiment. */
const permission = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

/** The process may read `folder` and nothing else, write nothing and start nothing; what it prints goes to stderr. */
function startConfined(folder: string): ChildProcess {
  return fork(path.join(folder, 'renderPages.mjs'), {
    env: {},
    execArgv: [
      permission,
      `--allow-fs-read=${folder}/*`,
      '--disable-warning=ExperimentalWarning',
      '--disable-warning=SecurityWarning',
      '--max-old-space-size=512',
    ],
    stdio: ['ignore', 2, 2, 'ipc'],
  });
}
