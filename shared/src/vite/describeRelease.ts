import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Release } from '../contract/release.ts';
import { contractVersion, type Remote } from '../contract/remote.ts';
import { integrityOf } from '../release/integrity.ts';
import { describePages } from './describePages.ts';
import { type Manifest, moduleFiles, staticFiles } from './manifest.ts';
import type { ReleaseOptions } from './serverBuild.ts';
import { sharedVersion } from './sharing.ts';

/**
 * Describes the build in `dist`: its pages, the browser files each needs, and size and SHA-256 of every file.
 * Throws an Error that names what the build lacks.
 */
export async function describeRelease(
  dist: string,
  { name, publicModule }: Pick<ReleaseOptions, 'name' | 'publicModule'>,
): Promise<Release> {
  const manifest: Manifest = JSON.parse(
    await readFile(path.join(dist, 'browser/.vite/manifest.json'), 'utf8'),
  );
  const url = pathToFileURL(path.join(dist, 'server/remote.js'));
  url.searchParams.set('built', Date.now().toString());
  const remote = await readPublicModule(url.href, publicModule);
  if (remote.name !== name)
    throw new Error(
      `${publicModule} calls itself ${remote.name}: give defineRemote this package's name, ${name}.`,
    );
  const files = await describeFiles(dist);
  const { entry, entryFiles } = await findEntry(dist, manifest, publicModule, name === 'shell');

  const described = {
    name,
    contract: contractVersion,
    shared: sharedVersion,
    entry,
    entryFiles,
    server: Object.fromEntries(
      Object.keys(files)
        .filter((file) => /^server\/[^/]+\.js$/.test(file))
        .map((file) => [path.basename(file, '.js'), file]),
    ),
    pages: await describePages(remote, manifest, publicModule),
    widgets: (remote.widgets ?? []).map(({ component, ...widget }) => ({
      ...widget,
      files: unique(moduleFiles(manifest, publicModule, component)),
    })),
    provides: Object.keys(remote.provides ?? {}),
    uses: [...(remote.uses ?? [])],
    redirects: { ...remote.redirects },
    assets: Object.keys(files).filter((file) => /\.(woff2|svg|avif|webp)$/.test(file)),
    files,
  };
  return { ...described, version: hashOf(JSON.stringify(described)).slice(0, 12) };
}

async function readPublicModule(url: string, publicModule: string): Promise<Remote> {
  const module = await import(url).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `${publicModule} can't be read by Node (${reason}): it may import plain data only, and brand facts from shared/brand.`,
      { cause: error },
    );
  });
  if (module.default?.pages === undefined)
    throw new Error(`${publicModule} has no default export: export what defineRemote returns.`);
  return module.default;
}

async function describeFiles(dist: string): Promise<Release['files']> {
  const files: Release['files'] = {};
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dist, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .filter(
      (file) => /^(browser|server)\//.test(file) && !/\/\.vite\/|index\.html$|mf-stats\.json$/.test(file),
    )
    .sort();
  for (const file of paths) {
    const content = await readFile(path.join(dist, file));
    files[file] = {
      size: content.length,
      integrity: integrityOf(content),
    };
  }
  return files;
}

/** What the browser loads first: the shell's bootstrap as its document names it, or a remote's remoteEntry. */
async function findEntry(dist: string, manifest: Manifest, publicModule: string, isShell: boolean) {
  if (isShell) return shellEntry(await readFile(path.join(dist, 'browser/index.html'), 'utf8'));
  const remoteEntry = Object.keys(manifest).find((key) => manifest[key]?.file.startsWith('remoteEntry-'));
  if (remoteEntry === undefined) throw new Error('The browser build has no remoteEntry.');
  const needed = Object.keys(manifest).filter(
    (key) => key === publicModule || key.includes('localSharedImportMap'),
  );
  const [entry = '', ...entryFiles] = unique(
    [remoteEntry, ...needed].flatMap((key) => staticFiles(manifest, key)),
  );
  return { entry, entryFiles };
}

/** Reads the module script and the modulepreload links that Vite wrote into the shell's document. */
function shellEntry(document: string) {
  const paths = (pattern: RegExp) =>
    [...document.matchAll(pattern)].map(([, file]) => `browser/${file?.replace(/^\/_\/shell\//, '')}`);
  const [entry] = paths(/<script type="module"[^>]* src="([^"]+)"/g);
  if (entry === undefined) throw new Error('The shell build names no module script.');
  return { entry, entryFiles: unique(paths(/<link rel="modulepreload"[^>]* href="([^"]+)"/g)) };
}

const unique = (values: string[]) => [...new Set(values)];
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
