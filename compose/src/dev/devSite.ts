import type { Remote } from 'shared/contract';
import type { LiveSite, PackageFiles } from 'shared/contract/site';
import type { ViteDevServer } from 'vite';

/** A package served from source. */
export interface DevPackage {
  server: ViteDevServer;
  remote: Remote;
}

/** What the shell is told of packages served from source: their pages as they are now, their entries by port. */
export function devSite(packages: readonly DevPackage[]): LiveSite {
  const here: Record<string, PackageFiles> = {};
  for (const { server, remote } of packages) {
    here[remote.name] = {
      entry: remote.name === 'shell' ? '' : new URL('/remoteEntry.js', originOf(server)).href,
      entryFiles: {},
      pages: Object.fromEntries(remote.pages.map(({ path }) => [path, {}])),
      widgets: {},
    };
  }
  return {
    packages: packages.map(({ remote: { name, pages, widgets = [], provides = {} } }) => ({
      name,
      pages: pages.map(({ path, nav }) => ({ path, nav })),
      widgets: widgets.map(({ slot, label, fallbackPath }) => ({ slot, label, fallbackPath })),
      provides: Object.keys(provides),
    })),
    here: { packages: here },
  };
}

/** Where a development server answers. */
export const originOf = (server: ViteDevServer) => `http://localhost:${server.config.server.port}`;
