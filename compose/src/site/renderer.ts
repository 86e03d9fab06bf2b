/** Draws the pages of one package in a process of its own (renderProcess.mjs), which has loaded the shell and that package. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { PrerenderedPage } from '@sayapatri/contract';
import type { PageBootstrap } from '@sayapatri/contract/bootstrap';
import * as v from 'valibot';
import { firstLine } from '../firstLine.ts';
import type { StoredRelease } from '../store/releases.ts';
import { UserError } from '../userError.ts';

export type Render = (path: string, site: PageBootstrap) => Promise<PrerenderedPage>;

interface Renderer {
  /** Rejects with a UserError when a server build can't be loaded or lacks an export that the shell needs. */
  loaded: Promise<unknown>;
  /** Renders one page after the other. Rejects with the page's error, or when the page is not done in time. */
  render: Render;
  close: () => void;
}

/** A request to the process (renderProcess.mjs). */
type Question = { entry: 'prerender' | 'remote'; name: string } | { path: string; site: PageBootstrap };

/** The process's answer. A release's code can forge it, but only for its own pages. */
const answerSchema = v.object({
  rendered: v.optional(
    v.object({
      html: v.string(),
      styles: v.array(v.object({ key: v.string(), ids: v.array(v.string()), css: v.string() })),
      scripts: v.exactOptional(v.array(v.string())),
    }),
  ),
  /** The name of a missing export; undefined if the server build exports all that is needed. */
  lacks: v.optional(v.string()),
  error: v.optional(v.object({ message: v.string(), stack: v.optional(v.string()) })),
  /** What the release has written to the console. */
  printed: v.optional(v.array(v.string()), []),
});
type Answer = v.InferOutput<typeof answerSchema>;

/**
 * Begins to load the server builds of the shell and of `releases`’ other package, if there is one. `timeoutMs` limits each
 * load and each page; `onPrint` is called with what a release writes to the console.
 */
export function startRenderer(
  releases: readonly StoredRelease[],
  onPrint: (text: string) => void,
  timeoutMs = 30_000,
): Renderer {
  const { ask, close } = startProcess(readServerBuilds(releases), timeoutMs, onPrint);
  const load = async (name: string) => {
    const entry = name === 'shell' ? 'prerender' : 'remote';
    const hint = `fix it and run \`pnpm release ${name}\`.`;
    const { lacks } = await ask({ entry, name }).catch((cause) => {
      throw new UserError(`server/${entry}.js of ${name} can't be loaded (${firstLine(cause)}): ${hint}`, {
        cause,
      });
    });
    if (lacks) throw new UserError(`The server build of ${name} does not export ${lacks}: ${hint}`);
  };
  const loaded = Promise.all(releases.map(({ release }) => load(release.name)));
  // The error is thrown where `loaded` is awaited.
  loaded.catch(() => {});
  const render: Render = async (path, site) => {
    const { rendered } = await ask({ path, site });
    if (rendered === undefined) throw new Error('it returns nothing');
    return rendered;
  };
  return { loaded, render, close };
}

/** A release's code can block or end only the process that runs it. */
function startProcess(builds: Promise<unknown>, timeoutMs: number, onPrint: (text: string) => void) {
  const child = startConfinedProcess();
  // A process that can't be started ends, which is thrown where an answer is awaited.
  child.on('error', () => {});
  const close = () => void child.kill('SIGKILL');
  const ended = once(child, 'exit').then(([, signal]) => {
    throw new Error(
      signal === 'SIGABRT' ? 'it needs more memory than a page may use' : 'it ends the process',
    );
  });
  // Thrown again where an answer is awaited.
  ended.catch(() => {});
  const started = builds.then((begin) => child.send({ begin }));

  const askNow = async (question: Question): Promise<Answer> => {
    await started;
    const answered = new AbortController();
    const late = setTimeout(timeoutMs, undefined, answered).then(() => {
      // A blocked process answers no further request.
      close();
      throw new Error(`not done after ${timeoutMs / 1000} s`);
    });
    try {
      // Sending fails only when the process has ended, which `ended` throws.
      child.send(question, () => {});
      const [text] = await Promise.race([once(child, 'message', answered), ended, late]);
      const { error, ...answer } = v.parse(answerSchema, JSON.parse(text));
      answer.printed.forEach(onPrint);
      if (error) throw Object.assign(new Error(error.message), error);
      return { ...answer, error };
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
  return { ask, close };
}

const renderProcess = fileURLToPath(new URL('./renderProcess.mjs', import.meta.url));

/** Until Node 22.13 the permissions were an experiment. */
const permission = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

/**
 * Starts a script; only tests replace renderProcess.mjs. The script may read no file but itself, write none, start no
 * process or thread and load no add-on; it has no environment variables and no output. It ends with this process, or at
 * the latest after ten minutes of processor time.
 */
export function startConfinedProcess(script = renderProcess): ChildProcess {
  const flags = [
    permission,
    `--allow-fs-read=${script}`,
    '--experimental-vm-modules',
    '--frozen-intrinsics',
    '--disallow-code-generation-from-strings',
    '--no-warnings',
    // A process draws too few pages to get back the time that the optimising compiler takes.
    '--no-opt',
    // Megabytes for JavaScript's objects; below, kilobytes for everything that the process holds, buffers included.
    '--max-old-space-size=512',
  ];
  const limits = 'ulimit -d 1500000; ulimit -t 600; ulimit -c 0; exec "$0" "$@"';
  return spawn('/bin/sh', ['-c', limits, process.execPath, ...flags, script], {
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

/** What the process gets to run: the text of the server builds of `releases`, the shell's among them, and of React. */
async function readServerBuilds(releases: readonly StoredRelease[]) {
  /** The text of each file, by package and file: `remote-blog/server/remote.js`. */
  const files: Record<string, string> = {};
  /** The file behind each name that the shell shares: `@sayapatri/design`. */
  const shared: Record<string, string> = {};
  for (const { folder, release } of releases) {
    const scripts = Object.keys(release.files).filter((file) => /^server\/.*\.js$/.test(file));
    const read = async (file: string) => {
      files[`${release.name}/${file}`] = await readFile(path.join(folder, file), 'utf8');
    };
    await Promise.all(scripts.map(read));
    if (release.name !== 'shell') continue;
    for (const [entry, file] of Object.entries(release.server)) {
      if (entry.startsWith('shared-')) shared[entry.replace('shared-', '@sayapatri/')] = `shell/${file}`;
    }
  }
  const realmSource = await readFile(new URL('./pageRealm.js', import.meta.url), 'utf8');
  return { files, shared, realmSource, reactSources: await readReact() };
}

/** React's builds for hosts without Node, as the page's code has none; each comes after those that it requires. */
async function readReact(): Promise<Record<string, string>> {
  const { resolve } = createRequire(import.meta.url);
  const builds = {
    react: 'react',
    'react/jsx-runtime': 'react-jsx-runtime',
    'react-dom': 'react-dom',
    'react-dom/static': 'react-dom-server.edge',
  };
  const sources: Record<string, string> = {};
  for (const [name, build] of Object.entries(builds)) {
    const folder = path.dirname(resolve(`${name.split('/')[0]}/package.json`));
    sources[name] = await readFile(path.join(folder, `cjs/${build}.production.js`), 'utf8');
  }
  return sources;
}
