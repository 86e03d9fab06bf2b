/** Reads from Vite's manifest which files a module needs. */
import path from 'node:path';
import type { Manifest } from 'vite';

/** Browser files of the module that `module` calls `key`, e.g. `./pages/HomePage.tsx`. Throws an Error if there is no such chunk. */
export const moduleFiles = (manifest: Manifest, module: string, key: string): string[] =>
  staticFiles(manifest, chunkOf(manifest, module, key));

/** Browser files that this module, or what it imports, may load later by `import()`. Throws as `moduleFiles` does. */
export function laterFiles(manifest: Manifest, module: string, key: string): string[] {
  const known = new Set<string>();
  staticFiles(manifest, chunkOf(manifest, module, key), known);
  const later: string[] = [];
  // The set grows during the loop: files loaded later may load more.
  for (const chunk of known)
    for (const imported of manifest[chunk]?.dynamicImports ?? [])
      later.push(...staticFiles(manifest, imported, known));
  return later;
}

function chunkOf(manifest: Manifest, module: string, key: string): string {
  const source = sourceOf(module, key);
  const found = Object.keys(manifest).find(
    (candidate) => candidate === source || manifest[candidate]?.src === source,
  );
  if (found === undefined)
    throw new Error(
      `The browser build has no chunk for ${source}, so its page would not open: have it in the glob of modules.`,
    );
  return found;
}

/** The chunk and all its static imports. */
export function staticFiles(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  const chunk = manifest[key];
  if (chunk === undefined || seen.has(key)) return [];
  seen.add(key);
  return [
    `browser/${chunk.file}`,
    ...(chunk.imports ?? []).flatMap((imported) => staticFiles(manifest, imported, seen)),
  ];
}

/** Path, within the package, of the module that `module` calls `key`. */
export const sourceOf = (module: string, key: string) => path.posix.join(path.posix.dirname(module), key);
