import { readdir } from 'node:fs/promises';
import { projectRoot } from '../paths.ts';

/** The packages that are released: the shell and every folder named `remote-…`. */
export async function releasedPackages(): Promise<string[]> {
  const folders = await readdir(projectRoot, { withFileTypes: true });
  const names = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const remotes = names.filter((name) => name.startsWith('remote-')).sort();
  // A repository of remotes alone has no shell.
  return names.includes('shell') ? ['shell', ...remotes] : remotes;
}
