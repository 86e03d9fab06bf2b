/** The office's changes and publications in git, through its own commands. */
import { execFile } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { UserError } from '@sayapatri/hosting/userError';
import { Turns } from './turns.ts';

const execute = promisify(execFile);

/** A file that differs from the last commit. */
export interface ChangedFile {
  file: string;
  change: 'Adds' | 'Changes' | 'Deletes';
}

/** A release that a publication made live, and the one that was live before; null where there was none. */
export interface MadeLive {
  name: string;
  version: string;
  inPlaceOf: string | null;
}

export interface Publication {
  commit: string;
  by: string;
  /** ISO date-time. */
  at: string;
  message: string;
  released: MadeLive[];
}

/** Uses an index of the editor's own, so that changes and stale locks of the usual index do not matter. */
export class Git {
  readonly #root: string;
  readonly #index: string;
  readonly #turns = new Turns();
  #isReady: Promise<void> | undefined;

  constructor(root: string, folder: string) {
    this.#root = root;
    this.#index = path.join(folder, 'git-index');
  }

  /** The files that differ from the last commit, including deleted and new files. */
  async changed(): Promise<ChangedFile[]> {
    const how = ['--porcelain', '-z', '--no-renames', '--untracked-files=all'];
    const [listed = ''] = await this.#own([['status', ...how]]);
    return listed
      .split('\0')
      .filter((entry) => entry !== '')
      .map((entry) => {
        const state = entry.slice(0, 2);
        const change = state.includes('D') ? 'Deletes' : /[A?]/.test(state) ? 'Adds' : 'Changes';
        return { file: entry.slice(3), change };
      });
  }

  /** Commits only these files, with `by` as the author. */
  async commit(
    files: readonly string[],
    message: string,
    released: readonly MadeLive[],
    by: { name: string; email: string },
  ) {
    const trailers = released.map(
      ({ name, version, inPlaceOf }) => `Released: ${name} ${version} ${inPlaceOf ?? '-'}`,
    );
    const how = ['--quiet', '--no-verify', '--no-gpg-sign', '--allow-empty'];
    await this.#own(
      [
        ['add', '--all', '--', ...files],
        ['commit', ...how, '-m', message, '-m', trailers.join('\n')],
      ],
      {
        GIT_AUTHOR_NAME: by.name,
        GIT_AUTHOR_EMAIL: by.email,
        GIT_COMMITTER_NAME: by.name,
        GIT_COMMITTER_EMAIL: by.email,
      },
    );
  }

  /**
   * Updates the usual index, which developers use, after a commit: otherwise their next commit would undo it. Waits for a
   * git command that has locked the index, for two seconds at least.
   */
  async tellUsualIndex(files: readonly string[]): Promise<void> {
    const reset = () => this.#git(['reset', '--quiet', '--', ...files]).then(() => true);
    for (let tries = 0; tries < 20 && !(await reset().catch(() => false)); tries += 1) await sleep(100);
  }

  /** The editor's publications, newest first. */
  async publications(limit = 50): Promise<Publication[]> {
    const format = '%H%x1f%an%x1f%aI%x1f%s%x1f%(trailers:key=Released,valueonly,unfold,separator=%x1d)%x1e';
    const listed = await this.#git(['log', `-${limit}`, '--grep=^Released: ', `--format=${format}`]);
    return listed
      .split('\x1e')
      .map((entry) => entry.trim().split('\x1f'))
      .filter(([commit]) => commit)
      .map(([commit = '', by = '', at = '', message = '', released = '']) => ({
        commit,
        by,
        at,
        message,
        released: released.split('\x1d').map((line) => {
          const [name = '', version = '', former = '-'] = line.trim().split(' ');
          return { name, version, inPlaceOf: former === '-' ? null : former };
        }),
      }));
  }

  /** A file's text at the last commit. Rejects with a UserError where it had none. */
  published = (file: string): Promise<string> => this.#git(['show', `HEAD:${file}`]);

  async filesOf(commit: string): Promise<string[]> {
    const listed = await this.#git([
      'diff-tree',
      '--no-commit-id',
      '--no-renames',
      '--name-only',
      '-r',
      '-z',
      commit,
    ]);
    return listed.split('\0').filter((file) => file !== '');
  }

  /** Gives these files the content that they have in a commit; deletes those that it lacks. */
  async restore(commit: string, files: readonly string[]): Promise<void> {
    const listed = await this.#git(['ls-tree', '-r', '-z', '--name-only', commit, '--', ...files]);
    const there = new Set(listed.split('\0'));
    for (const file of files.filter((one) => !there.has(one)))
      await rm(path.join(this.#root, file), { force: true });
    const kept = files.filter((one) => there.has(one));
    if (kept.length > 0) await this.#own([['restore', `--source=${commit}`, '--worktree', '--', ...kept]]);
  }

  /** Runs these commands on the editor's index, filled from the last commit, and resolves with the output of each. */
  #own(commands: string[][], env: Record<string, string> = {}): Promise<string[]> {
    return this.#turns.take(async () => {
      this.#isReady ??= this.#makeReady();
      await this.#isReady;
      const outputs: string[] = [];
      for (const args of [['read-tree', '-m', 'HEAD'], ...commands])
        outputs.push(await this.#git(args, { ...env, GIT_INDEX_FILE: this.#index }));
      return outputs.slice(1);
    });
  }

  async #makeReady(): Promise<void> {
    await mkdir(path.dirname(this.#index), { recursive: true });
    // An editor that was killed may have left a lock.
    await rm(`${this.#index}.lock`, { force: true });
  }

  async #git(args: string[], env: Record<string, string> = {}): Promise<string> {
    const options = { cwd: this.#root, maxBuffer: 64 * 1024 ** 2, env: { ...process.env, ...env } };
    const { stdout } = await execute('git', args, options).catch((error: Error & { stderr?: string }) => {
      throw new UserError(`git ${args[0]} failed: ${(error.stderr || error.message).trim()}`);
    });
    return stdout;
  }
}
