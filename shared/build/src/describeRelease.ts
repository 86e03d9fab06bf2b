import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadDefault } from '@sayapatri/contract/loadPage';
import type { Release } from '@sayapatri/contract/release';
import { datasetFile, integrityOf } from '@sayapatri/contract/release/files';
import type { Remote } from '@sayapatri/contract/remote';
import type { Manifest } from 'vite';
import { describeBrand } from './describeBrand.ts';
import { describePages } from './describePages.ts';
import { moduleFiles, staticFiles } from './manifest.ts';
import type { ReleaseOptions } from './serverBuild.ts';
import { sharedVersion } from './sharing.ts';

/**
 * Describes the build in `dist`: its pages, the browser files that each needs, and every file's size and SHA-256.
 * Throws an Error that says what the build lacks.
 */
export async function describeRelease(
  dist: string,
  { name, publicModule }: Pick<ReleaseOptions, 'name' | 'publicModule'>,
): Promise<Omit<Release, 'version'>> {
  const manifest: Manifest = JSON.parse(
    await readFile(path.join(dist, 'browser/.vite/manifest.json'), 'utf8'),
  );
  const remote = await readPublicModule(
    pathToFileURL(path.join(dist, 'server/remote.js')).href,
    publicModule,
  );
  if (remote.name !== name)
    throw new Error(
      `${publicModule} calls itself ${remote.name}: give defineRemote this package's name, ${name}.`,
    );
  // These load only here, because every command and test loads this file with the preset.
  const [{ drawCards }, { drawIcons }] = await Promise.all([
    import('./cards/drawCards.ts'),
    import('./cards/drawIcons.ts'),
  ]);
  const pages = await drawCards(dist, await describePages(remote, manifest, publicModule));
  if (name === 'shell') await drawIcons(dist);
  await writeDatasets(dist, remote);
  const files = await describeFiles(dist);
  const { entry, entryFiles } = findEntry(manifest, publicModule, name === 'shell');

  return {
    name,
    shared: sharedVersion,
    entry,
    entryFiles,
    server: Object.fromEntries(
      Object.keys(files)
        .filter((file) => /^server\/(shared\/.+|[^/]+)\.js$/.test(file))
        .map((file) => [file.slice('server/'.length, -'.js'.length), file]),
    ),
    pages,
    widgets: (remote.widgets ?? []).map(({ component, ...widget }) => ({
      ...widget,
      files: unique(moduleFiles(manifest, publicModule, component)),
    })),
    provides: Object.keys(remote.provides ?? {}),
    uses: [...(remote.uses ?? [])],
    redirects: { ...remote.redirects },
    ...(name === 'shell' ? { brand: describeBrand() } : {}),
    assets: Object.keys(files).filter((file) => /\.(woff2|svg|avif|webp|png|ico)$/.test(file)),
    files,
  };
}

/** Writes each dataset as JSON, so that compose can hand it to other packages' pages without running this package's code. */
async function writeDatasets(dist: string, remote: Remote): Promise<void> {
  for (const [name, key] of Object.entries(remote.provides ?? {})) {
    const file = path.join(dist, datasetFile(name));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, JSON.stringify(await loadDefault(remote, key)));
  }
}

async function readPublicModule(url: string, publicModule: string): Promise<Remote> {
  const module = await import(url).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `${publicModule} can't be read by Node (${reason}): it may import plain data only, and brand facts from @sayapatri/facts/brand.`,
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
    files[file] = { size: content.length, integrity: integrityOf(content) };
  }
  return files;
}

/** What the browser loads first: the shell's module script, or a remote's remoteEntry. */
function findEntry(manifest: Manifest, publicModule: string, isShell: boolean) {
  const entryKey = isShell
    ? 'index.html'
    : Object.keys(manifest).find((key) => manifest[key]?.file.startsWith('remoteEntry-'));
  if (entryKey === undefined)
    throw new Error(
      'The browser build has no remoteEntry, so none of its pages would open: build it with defineRemoteBuild in vite.config.ts.',
    );
  // The remoteEntry imports the public module once it has what the shell shares.
  const needed = isShell ? [] : [publicModule];
  const [entry = '', ...entryFiles] = unique(
    [entryKey, ...needed].flatMap((key) => staticFiles(manifest, key)),
  );
  return { entry, entryFiles };
}

const unique = (values: string[]) => [...new Set(values)];
