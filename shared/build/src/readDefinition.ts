import path from 'node:path';
import type { PageDefinition } from '@sayapatri/contract';
import type { Release, ReleasePage } from '@sayapatri/contract/release';
import { contractVersion, oldestContract, type Remote } from '@sayapatri/contract/remote';
import { type Plugin, runnerImport } from 'vite';
import { packagePlugins } from './commonConfig.ts';
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
    plugins: [readingPlugin(file), packagePlugins(name), plugins()],
    ssr: { noExternal: [/^@sayapatri\//] },
  });
  return describeDefinition(name, module.remote, module.pages);
}

export type PageFiles = Pick<ReleasePage, 'files' | 'content' | 'laterFiles'>;

/** What the package `name` says of itself: a release without files, but for those that `filesOf` gives its pages. */
export function describeDefinition(
  name: string,
  remote: Remote,
  pages: readonly PageDefinition[],
  filesOf: (page: PageDefinition) => PageFiles = () => ({ files: [], content: [], laterFiles: [] }),
): Omit<Release, 'version'> {
  return {
    name,
    contract: contractVersion,
    oldestContract,
    shared: sharedVersion,
    builtWith: {},
    entry: '',
    entryFiles: [],
    server: {},
    pages: pages.map((definition) => {
      const { component, data, ...page } = definition;
      return {
        ...page,
        nav: page.nav && [...page.nav],
        datasets: page.datasets && [...page.datasets],
        structuredData: page.structuredData && [...page.structuredData],
        ...filesOf(definition),
      };
    }),
    widgets: (remote.widgets ?? []).map(({ component, ...widget }) => ({ ...widget, files: [] })),
    provides: Object.keys(remote.provides ?? {}),
    uses: [...(remote.uses ?? [])],
    redirects: { ...remote.redirects },
    assets: [],
    files: {},
  };
}
