import path from 'node:path';
import type { PageDefinition } from '@sayapatri/contract';
import type { Release } from '@sayapatri/contract/release';
import { contractVersion, type Remote } from '@sayapatri/contract/remote';
import reactPlugin from '@vitejs/plugin-react';
import { type Plugin, runnerImport } from 'vite';
import { factModulesPlugin } from './factModules.ts';
import { fontPlugin } from './fontPlugin.ts';
import { photosPlugin } from './photosPlugin.ts';
import type { ReleaseOptions } from './serverBuild.ts';
import { sharedVersion } from './sharing.ts';

const reading = 'virtual:definition';

/** A module that reads `file` and its collection, as modules can be loaded only until the first one is there. */
const readingPlugin = (file: string): Plugin => ({
  name: 'sayapatri:definition',
  resolveId: (id) => (id === reading ? `\0${reading}` : undefined),
  load: (id) =>
    id === `\0${reading}`
      ? `import { allPages } from '@sayapatri/contract/loadPage';
         import remote from ${JSON.stringify(file)};
         export { remote };
         export const pages = await allPages(remote);`
      : undefined,
});

/**
 * What the public module says by itself, before anything is built: a release without files. Rejects where the module can't
 * be read.
 */
export async function readDefinition(
  root: string,
  { name, publicModule, plugins }: ReleaseOptions,
): Promise<Omit<Release, 'version'>> {
  const file = path.join(root, publicModule);
  const { module } = await runnerImport<{ remote: Remote; pages: PageDefinition[] }>(reading, {
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: [
      readingPlugin(file),
      reactPlugin(),
      photosPlugin(name),
      fontPlugin(name),
      factModulesPlugin(),
      plugins(),
    ],
    ssr: { noExternal: [/^@sayapatri\//] },
  });
  const { remote, pages } = module;
  const { provides = {}, uses = [], redirects = {}, widgets = [] } = remote;
  return {
    name,
    contract: contractVersion,
    shared: sharedVersion,
    builtWith: {},
    entry: '',
    entryFiles: [],
    server: {},
    pages: pages.map(({ component, data, nav, datasets, structuredData, ...page }) => ({
      ...page,
      nav: nav && [...nav],
      datasets: datasets && [...datasets],
      structuredData: structuredData && [...structuredData],
      files: [],
      content: [],
      laterFiles: [],
    })),
    widgets: widgets.map(({ component, ...widget }) => ({ ...widget, files: [] })),
    provides: Object.keys(provides),
    uses: [...uses],
    redirects: { ...redirects },
    assets: [],
    files: {},
  };
}
