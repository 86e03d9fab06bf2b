/** A copy of the whole workspace, for journeys that change sources and release them with the real commands. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

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

/** Copies sources, builds and installed packages, and returns the copy's root. */
export async function copyWorkspace(): Promise<string> {
  const root = await copySources();
  const sources = listSources();
  const packages = sources.filter((file) => /^(shared\/)?[^/]+\/package\.json$/.test(file)).map(path.dirname);
  for (const name of packages) {
    copyFolder(`${name}/node_modules`, root, '-a');
    // The lock of a build that is running belongs to the project, not to the copy.
    await rm(path.join(root, name, 'node_modules/.build-lock'), { recursive: true, force: true });
    await copyBuild(name, root);
  }
  await copyInstalled(root);
  return root;
}

/** Copies a package's build with its stamp, so that unchanged sources are not built again. */
export async function copyBuild(name: string, root: string): Promise<void> {
  await rm(path.join(root, name, 'dist'), { recursive: true, force: true });
  if (existsSync(path.join(project, name, 'dist'))) copyFolder(`${name}/dist`, root, '-a');
}

/** Files that git knows, and new ones that it does not ignore. */
function listSources(): string[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: project,
    encoding: 'utf8',
  });
  return listed.split('\0').filter((file) => file !== '' && existsSync(path.join(project, file)));
}

const copyFolder = (folder: string, root: string, how: '-a' | '-al') =>
  execFileSync('cp', [how, path.join(project, folder), path.join(root, folder)], { stdio: 'ignore' });

/** Installed packages, half a gigabyte that is only read: hard-linked, or copied where the file system has no links. */
async function copyInstalled(root: string): Promise<void> {
  const folder = 'node_modules';
  try {
    copyFolder(folder, root, '-al');
  } catch {
    await rm(path.join(root, folder), { recursive: true, force: true });
    copyFolder(folder, root, '-a');
  }
  await rewriteProjectFolder(root);
}

/** Replaces the project's folder by the copy's in the package manager's own files, which must not be shared links. */
async function rewriteProjectFolder(root: string): Promise<void> {
  for (const parent of ['node_modules', 'node_modules/.pnpm', 'node_modules/.pnpm-task-run-state-v1']) {
    const entries = await readdir(path.join(root, parent), { withFileTypes: true }).catch(() => []);
    for (const entry of entries.filter((candidate) => candidate.isFile())) {
      const file = path.join(root, parent, entry.name);
      const text = await readFile(file, 'utf8');
      await rm(file);
      await writeFile(file, text.replaceAll(project, root));
    }
  }
}
