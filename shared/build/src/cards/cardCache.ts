/** Keeps a package's social cards between its builds: to draw them takes longer than a third of a build. */
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

export interface CardCache {
  /** The PNG drawn from these inputs by this software before; otherwise what `draw` returns, which is kept. */
  get: (inputs: readonly string[], draw: () => Promise<Buffer>) => Promise<Buffer>;
  /** Deletes the cards that nobody has asked for since the cache was opened. */
  prune: () => Promise<void>;
}

export async function openCardCache(folder: string): Promise<CardCache> {
  await mkdir(folder, { recursive: true });
  const software = await softwareHash();
  const asked = new Set<string>();
  return {
    get: async (inputs, draw) => {
      const name = `${hashOf(JSON.stringify([software, ...inputs]))}.png`;
      asked.add(name);
      const file = path.join(folder, name);
      const kept = await readFile(file).catch(() => undefined);
      if (kept !== undefined) return kept;
      const png = await draw();
      // Renamed when it is whole, because a build may be killed at any time.
      const draft = `${file}.${randomUUID()}`;
      await writeFile(draft, png);
      await rename(draft, file);
      return png;
    },
    prune: async () => {
      const names = await readdir(folder);
      const unused = names.filter((name) => !asked.has(name));
      await Promise.all(unused.map((name) => rm(path.join(folder, name), { force: true })));
    },
  };
}

/** A hash of all code that draws: this folder's, the libraries' (by the lockfile) and Node's version. */
async function softwareHash(): Promise<string> {
  const lockfile = path.resolve(import.meta.dirname, '../../../../pnpm-lock.yaml');
  const sources = (await readdir(import.meta.dirname)).filter((name) => !name.includes('.test.')).sort();
  const files = [lockfile, ...sources.map((name) => path.join(import.meta.dirname, name))];
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return hashOf(JSON.stringify([process.version, ...texts]));
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
