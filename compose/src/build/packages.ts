import { readdir } from 'node:fs/promises';
import { projectRoot } from '../paths.ts';
import { UserError } from '../userError.ts';

/** The packages that are released: the shell and every folder named `remote-…`. */
export async function releasedPackages(): Promise<string[]> {
  const folders = await readdir(projectRoot, { withFileTypes: true });
  const remotes = folders.filter((entry) => entry.isDirectory() && entry.name.startsWith('remote-'));
  return ['shell', ...remotes.map(({ name }) => name).sort()];
}

/** Throws a UserError that lists the packages when `name` is none of them. */
export async function requirePackage(name: string | undefined): Promise<string> {
  const known = await releasedPackages();
  if (name !== undefined && known.includes(name)) return name;
  throw new UserError(
    `${name ?? 'Nothing'} is not a package that is released: name one of ${known.join(', ')}.`,
  );
}
