import { createRequire } from 'node:module';
import path from 'node:path';
import { bootstrapElementId } from '@sayapatri/contract/bootstrap';
import { scriptJson } from '@sayapatri/contract/html';
import type { Plugin, ViteDevServer } from 'vite';
import { type DevPackage, devPackage, devSite, originOf } from '../dev/devSite.ts';
import { liveSitePlugin, sharedOf } from '../dev/liveSitePlugin.ts';
import { releasedFilesPlugin, releasedSite } from '../dev/releasedSite.ts';
import { releasedPackages, requirePackage, requirePackages } from '../packageBuilds/packages.ts';
import { isInstalled, projectRoot } from '../paths.ts';
import { repository } from '../repository.ts';
import { openSite } from '../store/openSite.ts';
import { EnvironmentError, UsageError } from '../userError.ts';
import { command, runFrom } from './command.ts';

// Loaded with require, because importing Vite through tsx takes five times as long.
const { createServer }: typeof import('vite') = createRequire(import.meta.url)('vite');

/**
 * Serves the shell and the remotes in `wanted` from source, each on its own port, with fast refresh, and all others from
 * their live releases; where `wanted` is empty, everything comes from source.
 */
async function developSite(wanted: readonly string[]): Promise<void> {
  const all = await releasedPackages();
  const fromSource = wanted.length > 0 ? [...new Set(['shell', ...wanted])] : all;
  const site = openSite();
  const released = await releasedSite(site, fromSource);

  let packages: DevPackage[] = [];
  const bootstrapPlugin: Plugin = {
    name: 'sayapatri:page-bootstrap',
    // Writes the page bootstrap into the document, as compose does for every page.
    transformIndexHtml: async () => {
      const own = await devSite(packages);
      const bootstrap = {
        packages: [...own.packages, ...released.packages],
        pageAssets: { packages: { ...own.pageAssets.packages, ...released.pageAssets.packages } },
      };
      const attrs = { type: 'application/json', id: bootstrapElementId };
      return [{ tag: 'script', attrs, children: scriptJson(bootstrap), injectTo: 'body' }];
    },
  };
  packages = await Promise.all(
    fromSource.map(async (name) => {
      const plugins = name === 'shell' ? [bootstrapPlugin, releasedFilesPlugin(site)] : [];
      return devPackage(await startServer(name, name, plugins));
    }),
  );
  const fromReleases = released.packages.map(({ name }) => name);
  const missing = all.filter((name) => !fromSource.includes(name) && !fromReleases.includes(name));
  const [shell] = packages;
  console.log(`The site is at ${shell ? originOf(shell.server) : ''}  (Ctrl+C ends it)`);
  console.log(`From source: ${fromSource.join(', ')}`);
  if (fromReleases.length > 0) console.log(`Released: ${fromReleases.join(', ')}`);
  if (missing.length > 0)
    console.log(`Not shown, because never released: ${missing.join(', ')} (\`pnpm build\` releases all)`);
}

/**
 * Serves one remote from source inside the site at an address, whose shell, other remotes and data stay as they are live.
 * React stays the production build, as that is what a live shell provides. Throws a UserError where the
 * address is not that of such a site.
 */
async function developInside(address: string, [name = '', another]: string[]): Promise<void> {
  if (another !== undefined || name === 'shell')
    throw new UsageError('--site serves one remote inside a live site: name one remote.');
  const site = URL.canParse(address) ? new URL(address) : undefined;
  if (site === undefined || !/^https?:$/.test(site.protocol))
    throw new UsageError(`"${address}" is no address of a site: name one such as https://www.example.com.`);
  const shared = await sharedOf(site);
  let remote: DevPackage | undefined;
  const plugin = liveSitePlugin(site, () => {
    if (remote === undefined) throw new EnvironmentError(`${name} is not served yet: load the page again.`);
    return remote;
  });
  // The preset's mode for a remote that is served to a live shell (shared/build/src/preset.ts).
  remote = await devPackage(await startServer(name, name, [plugin], 'live'));
  console.log(`${name} is inside ${address} at ${originOf(remote.server)}  (Ctrl+C ends it)`);
  if (shared !== undefined) console.log(`Its shell provides shared ${shared}.`);
}

/**
 * Starts the development server of the Vite configuration in `folder` of the project. Throws an EnvironmentError if its port
 * is taken.
 */
async function startServer(
  name: string,
  folder: string,
  plugins: Plugin[] = [],
  mode = 'development',
): Promise<ViteDevServer> {
  const root = path.join(projectRoot, folder);
  const configFile = path.join(root, 'vite.config.ts');
  const server = await createServer({ root, configFile, plugins, mode, logLevel: 'warn' });
  await server.listen().catch((error: Error) => {
    throw new EnvironmentError(
      `${name} can't be served on port ${server.config.server.port} (${error.message}): stop the program that uses the port.`,
    );
  });
  return server;
}

export default await runFrom(
  import.meta.filename,
  command('dev', repository.dev)
    .argument('[remote...]', repository.devNames)
    .option(
      '--site <address>',
      'serves the one remote inside the live site at this address, whose shell, other remotes and data stay as they are; no release is needed, and nothing is sent there',
    )
    .action(async (names, { site }) => {
      if (site !== undefined) return developInside(site, await requirePackages(names));
      if (isInstalled)
        throw new UsageError(
          'The shell is not in this repository: name the site to work in after two dashes, such as -- --site https://www.example.com.',
        );
      process.env.NODE_ENV = 'development';
      if (names.includes('shared')) {
        const catalogue = await startServer('shared', 'shared/design/src/catalogue');
        console.log(`The catalogue is at ${originOf(catalogue)}  (Ctrl+C ends it)`);
        if (names.length === 1) return;
      }
      await developSite(await Promise.all(names.filter((name) => name !== 'shared').map(requirePackage)));
    }),
);
