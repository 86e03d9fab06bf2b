/** The office's changes and publications in git, through its own commands. */
import { execFile } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { UserError } from '@sayapatri/hosting/userError';

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

export class Git {
  readonly #root: string;
  /** An index of the editor's own: what a developer has staged stays theirs, and a lock left by a kill is ours to remove. */
  readonly #index: string;

  constructor(root: string, folder: string) {
    this.#root = root;
    this.#index = path.join(folder, 'git-index');
  }

  /** The files that differ from the last commit, deleted and new ones among them. */
  async changed(): Promise<ChangedFile[]> {
    const listed = await this.#git(['status', '--porcelain', '-z', '--no-renames', '--untracked-files=all']);
    return listed
      .split('\0')
      .filter((entry) => entry !== '')
      .map((entry) => {
        const state = entry.slice(0, 2);
        const change = state.includes('D') ? 'Deletes' : /[A?]/.test(state) ? 'Adds' : 'Changes';
        return { file: entry.slice(3), change };
      });
  }

  /** Commits these files alone, as that person. */
  async commit(
    files: readonly string[],
    message: string,
    released: readonly MadeLive[],
    by: { name: string; email: string },
  ) {
    await mkdir(path.dirname(this.#index), { recursive: true });
    await rm(`${this.#index}.lock`, { force: true });
    const who = {
      GIT_AUTHOR_NAME: by.name,
      GIT_AUTHOR_EMAIL: by.email,
      GIT_COMMITTER_NAME: by.name,
      GIT_COMMITTER_EMAIL: by.email,
    };
    const own = { ...who, GIT_INDEX_FILE: this.#index };
    await this.#git(['read-tree', 'HEAD'], own);
    await this.#git(['add', '--all', '--', ...files], own);
    const trailers = released.map(
      ({ name, version, inPlaceOf }) => `Released: ${name} ${version} ${inPlaceOf ?? '-'}`,
    );
    await this.#git(
      [
        'commit',
        '--quiet',
        '--no-verify',
        '--no-gpg-sign',
        '--allow-empty',
        '-m',
        message,
        '-m',
        trailers.join('\n'),
      ],
      own,
    );
    // The usual index does not know of the commit yet.
    await this.#git(['reset', '--quiet', '--', ...files]).catch(() => {});
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

  /** The files that a commit has changed. */
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
    if (kept.length > 0) await this.#git(['restore', `--source=${commit}`, '--worktree', '--', ...kept]);
  }

  async #git(args: string[], env: Record<string, string> = {}): Promise<string> {
    const options = { cwd: this.#root, maxBuffer: 64 * 1024 ** 2, env: { ...process.env, ...env } };
    const { stdout } = await execute('git', args, options).catch((error: Error & { stderr?: string }) => {
      throw new UserError(`git ${args[0]} failed: ${(error.stderr || error.message).trim()}`);
    });
    return stdout;
  }
}
