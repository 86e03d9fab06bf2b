import { createRequire } from 'node:module';
import path from 'node:path';
import { bootstrapElementId, type PageBootstrap } from '@sayapatri/contract/bootstrap';
import { scriptJson } from '@sayapatri/contract/html';
import type { Plugin, ViteDevServer } from 'vite';
import { type DevPackage, devPackage, devSite, originOf } from '../dev/devSite.ts';
import { liveSitePlugin, sharedOf } from '../dev/liveSitePlugin.ts';
import { releasedFilesPlugin, releasedSite } from '../dev/releasedSite.ts';
import { releasedPackages } from '../packageBuilds/packages.ts';
import { projectRoot } from '../paths.ts';
import { openSite } from '../store/openSite.ts';
import { EnvironmentError, UsageError } from '../userError.ts';

/** The preset's mode for a remote that is served to a live shell (shared/build/src/preset.ts). */
const liveMode = 'live';

// Loaded with require, because importing Vite through tsx takes five times as long.
const { createServer }: typeof import('vite') = createRequire(import.meta.url)('vite');

interface DevResult {
  /** Address of the site. */
  url: string;
  fromSource: string[];
  fromReleases: string[];
  /** Packages that the site lacks: they are not served from source and have never been released. */
  missing: string[];
}

/**
 * Serves the shell and remotes from source, each on its own port, with fast refresh. `wanted` names the remotes to serve
 * from source, all others then come from their live releases; where it is empty, everything comes from source.
 */
export async function startDevelopment(wanted: readonly string[]): Promise<DevResult> {
  const all = await releasedPackages();
  const fromSource = wanted.length > 0 ? [...new Set(['shell', ...wanted])] : all;
  const site = openSite();
  const released = await releasedSite(site, fromSource);

  let packages: DevPackage[] = [];
  const bootstrap = async () => joined(await devSite(packages), released);
  const shellPlugins = [pageBootstrapPlugin(bootstrap), releasedFilesPlugin(site)];
  packages = await Promise.all(fromSource.map((name) => serve(name, name === 'shell' ? shellPlugins : [])));

  const fromReleases = released.packages.map(({ name }) => name);
  const missing = all.filter((name) => !fromSource.includes(name) && !fromReleases.includes(name));
  const [shell] = packages;
  return { url: shell ? originOf(shell.server) : '', fromSource, fromReleases, missing };
}

interface LiveDevelopment {
  url: string;
  /** The version of `shared` that the live shell provides. */
  shared: string | undefined;
}

/**
 * Serves one remote from source inside the site at an address, whose shell, other remotes and data stay as they are live.
 * Throws a UserError where the address is no such site.
 */
export async function developInside(address: string, name: string): Promise<LiveDevelopment> {
  const site = URL.canParse(address) ? new URL(address) : undefined;
  if (site === undefined || !/^https?:$/.test(site.protocol))
    throw new UsageError(`"${address}" is no address of a site: say one such as https://www.example.com.`);
  const shared = await sharedOf(site);
  let remote: DevPackage | undefined;
  const plugin = liveSitePlugin(site, () => {
    if (remote === undefined) throw new EnvironmentError(`${name} is not served yet: load the page again.`);
    return remote;
  });
  remote = await devPackage(await startServer(name, path.join(projectRoot, name), [plugin], liveMode));
  return { url: originOf(remote.server), shared };
}

async function serve(name: string, plugins: Plugin[]): Promise<DevPackage> {
  return devPackage(await startServer(name, path.join(projectRoot, name), plugins));
}

/** Serves the catalogue of the design system, which is no part of any build. Returns its address. */
export async function startCatalogue(): Promise<string> {
  return originOf(await startServer('shared', path.join(projectRoot, 'shared/design/src/catalogue')));
}

/** Starts the development server of the Vite configuration in `root`. Throws an EnvironmentError if its port is taken. */
async function startServer(
  name: string,
  root: string,
  plugins: Plugin[] = [],
  mode = 'development',
): Promise<ViteDevServer> {
  const configFile = path.join(root, 'vite.config.ts');
  const server = await createServer({ root, configFile, plugins, mode, logLevel: 'warn' });
  await server.listen().catch((error: Error) => {
    throw new EnvironmentError(
      `${name} can't be served on port ${server.config.server.port} (${error.message}): stop the program that uses the port.`,
    );
  });
  return server;
}

function joined(one: PageBootstrap, other: PageBootstrap): PageBootstrap {
  return {
    packages: [...one.packages, ...other.packages],
    pageAssets: { packages: { ...one.pageAssets.packages, ...other.pageAssets.packages } },
  };
}

/** Writes the page bootstrap into the document, as compose does for every page. */
function pageBootstrapPlugin(bootstrap: () => Promise<PageBootstrap>): Plugin {
  return {
    name: 'sayapatri:page-bootstrap',
    transformIndexHtml: async () => [
      {
        tag: 'script',
        attrs: { type: 'application/json', id: bootstrapElementId },
        children: scriptJson(await bootstrap()),
        injectTo: 'body',
      },
    ],
  };
}
