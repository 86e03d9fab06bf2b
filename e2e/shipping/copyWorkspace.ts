/** A copy of the whole workspace, for journeys that change sources and release them with the real commands. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { mkdtemp, realpath } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { packageManager } from '../packageManager.ts';

const project = path.resolve(import.meta.dirname, '../..');

/** Copies the sources alone, as a fresh clone would hold them, and returns the copy's root. */
export async function copySources(): Promise<string> {
  const root = await realpath(await mkdtemp(path.join(tmpdir(), 'workspace-')));
  // Without promises, many small files are copied in a fraction of the time.
  for (const file of listSources()) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    copyFileSync(path.join(project, file), path.join(root, file));
  }
  return root;
}

/** Deletes a copy. Node's own `rm` takes three times as long for its 80,000 installed files. */
export const removeCopy = (root: string) => execFileSync('rm', ['-rf', root]);

/** Copies sources and builds, installs the packages, and returns the copy's root. */
export async function copyWorkspace(): Promise<string> {
  const root = await copySources();
  const [program, ...args] = packageManager();
  execFileSync(program, [...args, 'install', '--offline', '--frozen-lockfile'], {
    cwd: root,
    stdio: 'ignore',
  });
  const packages = listSources().filter((file) => /^(shared\/)?[^/]+\/package\.json$/.test(file));
  for (const file of packages) copyBuild(path.dirname(file), root);
  return root;
}

/** Copies a package's build with its stamp, so that unchanged sources are not built again. */
export function copyBuild(name: string, root: string): void {
  const [from, to] = [project, root].map((folder) => path.join(folder, name, 'dist')) as [string, string];
  rmSync(to, { recursive: true, force: true });
  if (existsSync(from)) cpSync(from, to, { recursive: true, preserveTimestamps: true });
}

/** Files that git knows, and new ones that it does not ignore. */
function listSources(): string[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: project,
    encoding: 'utf8',
  });
  return listed.split('\0').filter((file) => file !== '' && existsSync(path.join(project, file)));
}
