import { readdir } from 'node:fs/promises';
import { projectRoot } from '../paths.ts';
import { UsageError } from '../userError.ts';

/** The packages that are released: the shell and every folder named `remote-…`. */
export async function releasedPackages(): Promise<string[]> {
  const folders = await readdir(projectRoot, { withFileTypes: true });
  const names = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const remotes = names.filter((name) => name.startsWith('remote-')).sort();
  // A repository of remotes alone has no shell.
  return names.includes('shell') ? ['shell', ...remotes] : remotes;
}

/** Returns the names, each once. Throws a UsageError where there is none, or as `requirePackage` does. */
export async function requirePackages(names: readonly string[]): Promise<string[]> {
  const [first, ...others] = names;
  return [...new Set(await Promise.all([first, ...others].map(requirePackage)))];
}

/** Returns the name. Throws a UsageError that lists the packages when it is none of them. */
export async function requirePackage(name: string | undefined): Promise<string> {
  const known = await releasedPackages();
  if (name !== undefined && known.includes(name)) return name;
  if (known.length === 0)
    throw new UsageError(
      `${projectRoot} holds no remote: run the command in the folder that holds the folders remote-….`,
    );
  const list = known.join(', ');
  throw new UsageError(
    name === undefined
      ? `No package is named: name one of ${list}.`
      : `"${name}" is not a package that is released: name one of ${list}.`,
  );
}
