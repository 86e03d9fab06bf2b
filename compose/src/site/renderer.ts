/** Runs the releases' server builds in a thread of their own (renderThread.js). */
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { PrerenderedPage } from 'shared/contract';
import type { PageBootstrap } from 'shared/contract/bootstrap';
import { firstLine } from '../firstLine.ts';
import type { StoredRelease } from '../store/releases.ts';
import { UserError } from '../userError.ts';
import { newRenderThread } from './newRenderThread.ts';
import { layOutServerBuilds } from './serverBuilds.ts';

export type Render = (path: string, site: PageBootstrap) => Promise<PrerenderedPage>;

interface Renderer {
  /** Rejects with a UserError when a server build can't be loaded or lacks an export that the shell needs. */
  loaded: Promise<unknown>;
  /** Renders one page after the other. Rejects with what the page throws, or when it is not done in time. */
  render: Render;
  close: () => Promise<unknown>;
}

/** A request to the thread (renderThread.js), and its answer. */
type Question =
  | { ask: 'prerender' | 'remote'; name: string; url: string }
  | { ask: 'page'; path: string; site: PageBootstrap };
interface Answer {
  rendered: PrerenderedPage;
  /** The name of a missing export; undefined if the server build exports all that is needed. */
  lacks?: string;
  error?: unknown;
}

/**
 * Copies the server builds of `releases`, the shell's first, into `folder` and begins to load them. `timeoutMs` limits
 * each load and each page.
 */
export async function startRenderer(
  folder: string,
  releases: StoredRelease[],
  timeoutMs = 30_000,
): Promise<Renderer> {
  const { ask, close } = startThread(timeoutMs);
  const packages = await layOutServerBuilds(folder, releases).catch(async (error) => {
    await close();
    throw error;
  });
  const load = async (name: string) => {
    const entry = name === 'shell' ? 'prerender' : 'remote';
    const url = pathToFileURL(path.join(packages, name, 'server', `${entry}.js`)).href;
    const hint = `fix it and run \`pnpm release ${name}\`.`;
    const { lacks } = await ask({ ask: entry, name, url }).catch((cause) => {
      throw new UserError(`server/${entry}.js of ${name} can't be loaded (${firstLine(cause)}): ${hint}`, {
        cause,
      });
    });
    if (lacks) throw new UserError(`The server build of ${name} does not export ${lacks}: ${hint}`);
  };
  const loaded = Promise.all(releases.map(({ release }) => load(release.name)));
  // Thrown again where it is awaited.
  loaded.catch(() => {});
  return { loaded, render: async (path, site) => (await ask({ ask: 'page', path, site })).rendered, close };
}

/** A release's code can block or end only the thread, not the process. */
function startThread(timeoutMs: number) {
  const thread = newRenderThread();
  const ended = once(thread, 'exit').then(() => {
    throw new Error('it ends the process');
  });
  // Thrown again where an answer is awaited.
  ended.catch(() => {});

  const askNow = async (question: Question): Promise<Answer> => {
    const answered = new AbortController();
    const late = setTimeout(timeoutMs, undefined, answered).then(() => {
      // A blocked thread answers no further request.
      thread.terminate();
      throw new Error(`not done after ${timeoutMs / 1000} s`);
    });
    try {
      thread.postMessage(question);
      const [answer] = await Promise.race([once(thread, 'message', answered), ended, late]);
      if (answer.error !== undefined) throw answer.error;
      return answer;
    } finally {
      answered.abort();
    }
  };
  // One request at a time, so that an error belongs to the present request.
  let last: Promise<unknown> = Promise.resolve();
  const ask = (question: Question) => {
    const answer = last.then(() => askNow(question));
    last = answer.catch(() => {});
    return answer;
  };
  return { ask, close: () => thread.terminate() };
}
