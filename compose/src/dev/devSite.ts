import { allPages, type Remote } from '@sayapatri/contract';
import type { PackageFiles, PageBootstrap } from '@sayapatri/contract/bootstrap';
import type { ViteDevServer } from 'vite';

export interface DevPackage {
  server: ViteDevServer;
  /** Loads its definition with all pages from the present source; if that fails, returns the last one that was loaded. */
  definition: () => Promise<Remote>;
}

/** The package that `server` serves. Rejects when its definition can't be loaded now. */
export async function devPackage(server: ViteDevServer): Promise<DevPackage> {
  const load = async (): Promise<Remote> => {
    const remote: Remote = (await server.ssrLoadModule('/src/remote.tsx')).default;
    return { ...remote, pages: await allPages(remote) };
  };
  let last = await load();
  const definition = async () => {
    // Vite has already printed the error.
    last = await load().catch(() => last);
    return last;
  };
  return { server, definition };
}

/** The bootstrap data of packages served from source: their present pages, and their entries by port. */
export async function devSite(packages: readonly DevPackage[]): Promise<PageBootstrap> {
  const remotes = await Promise.all(
    packages.map(async ({ server, definition }) => ({ server, remote: await definition() })),
  );
  const pageAssets: Record<string, PackageFiles> = {};
  for (const { server, remote } of remotes) {
    pageAssets[remote.name] = {
      entry: remote.name === 'shell' ? '' : new URL('/remoteEntry.js', originOf(server)).href,
      entryFiles: {},
      pages: Object.fromEntries(remote.pages.map(({ path }) => [path, {}])),
      widgets: {},
    };
  }
  return {
    packages: remotes.map(({ remote: { name, pages, widgets = [], provides = {} } }) => ({
      name,
      pages: pages.map(({ path, nav }) => ({ path, nav })),
      widgets: widgets.map(({ slot, label, fallbackPath }) => ({ slot, label, fallbackPath })),
      provides: Object.keys(provides),
    })),
    pageAssets: { packages: pageAssets },
  };
}

export const originOf = (server: ViteDevServer) => `http://localhost:${server.config.server.port}`;
