import { cp, mkdir, readdir, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { temporaryFolder } from './composedSite.ts';

const repository = resolve(import.meta.dirname, '../../..');

/** Copies the repository’s content, and the code that checks it, to `root`, for a test to change. The copy links to the original's packages. */
export async function officeClone(root = temporaryFolder()): Promise<string> {
  const packages = (await readdir(repository)).filter(
    (name) => name === 'shell' || name.startsWith('remote-'),
  );
  for (const name of [...packages, 'shared/facts']) {
    await mkdir(join(root, name), { recursive: true });
    for (const part of ['src', 'vite', 'package.json'])
      await cp(join(repository, name, part), join(root, name, part), {
        recursive: true,
        filter: (file) => !/\.(tsx|test\.ts)$/.test(file),
      }).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
      });
    await symlink(join(repository, name, 'node_modules'), join(root, name, 'node_modules'));
  }
  await symlink(join(repository, 'node_modules'), join(root, 'node_modules'));
  for (const file of ['.gitignore', 'biome.json', 'package.json'])
    await cp(join(repository, file), join(root, file));
  return root;
}
