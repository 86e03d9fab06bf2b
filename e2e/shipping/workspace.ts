import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { copyBuild } from './copyWorkspace.ts';

export interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** A copy of the project whose sources a journey may change. */
export class Workspace {
  /** Content of each changed file before its first change; undefined where there was none. */
  readonly #former = new Map<string, string | undefined>();

  constructor(readonly root: string) {}

  read(file: string): Promise<string> {
    return readFile(path.join(this.root, file), 'utf8');
  }

  /** Replaces `from`, which must be there, in a source file. */
  async replace(file: string, from: string | RegExp, to: string): Promise<void> {
    const text = await this.read(file);
    const changed = text.replace(from, () => to);
    if (changed === text) throw new Error(`${file} holds no ${from}.`);
    await this.write(file, changed);
  }

  async write(file: string, text: string): Promise<void> {
    const absolute = path.join(this.root, file);
    if (!this.#former.has(file)) this.#former.set(file, await this.read(file).catch(() => undefined));
    await mkdir(path.dirname(absolute), { recursive: true });
    await writeFile(absolute, text);
  }

  /** Undoes every change, builds included. */
  async restore(): Promise<void> {
    for (const [file, text] of this.#former) {
      if (text === undefined) await rm(path.join(this.root, file));
      else await writeFile(path.join(this.root, file), text);
    }
    for (const name of new Set([...this.#former.keys()].map((file) => file.split('/')[0] ?? '')))
      copyBuild(name, this.root);
    this.#former.clear();
  }

  /** Starts the script of a command, without the package manager's process around it. */
  start(script: string, args: string[], env: Record<string, string> = {}) {
    return spawn(process.execPath, ['--import', 'tsx/esm', script, ...args], {
      cwd: this.root,
      // Without Playwright's own NODE_ENV and colours, which no team has (with NO_COLOR set too, Node warns of
      // FORCE_COLOR on stderr), never to a bucket that others live from, and without a signer's key.
      env: {
        ...process.env,
        NODE_ENV: undefined,
        FORCE_COLOR: undefined,
        RELEASE_STORE: '',
        RELEASE_OWNERS: 'none',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  }
}

/** Waits for a process's end. */
export async function ended(child: ChildProcessByStdio<null, Readable, Readable>): Promise<Ended> {
  const [[code], stdout, stderr] = await Promise.all([
    once(child, 'close'),
    text(child.stdout),
    text(child.stderr),
  ]);
  return { code, stdout, stderr };
}
