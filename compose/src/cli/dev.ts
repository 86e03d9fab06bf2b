import path from 'node:path';
import { allPages, type Remote } from '@sayapatri/contract';
import { bootstrapElementId, type PackageFiles, type PageBootstrap } from '@sayapatri/contract/bootstrap';
import { scriptJson } from '@sayapatri/contract/html';
import { livePackage } from '@sayapatri/contract/release/files';
import { EnvironmentError } from '@sayapatri/contract/userError';
import { Argument } from 'server/commandLine';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { releasedPackages } from '../packageBuilds/packages.ts';
import { projectRoot } from '../paths.ts';
import { command, runFrom } from './command.ts';

interface DevPackage {
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
export async function devBootstrap(packages: readonly DevPackage[]): Promise<PageBootstrap> {
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
    packages: remotes.map(({ remote: { widgets = [], provides = {}, ...rest } }) =>
      livePackage({ ...rest, widgets, provides: Object.keys(provides) }),
    ),
    pageAssets: { packages: pageAssets },
  };
}

const originOf = (server: ViteDevServer) => `http://localhost:${server.config.server.port}`;

/** Serves these packages, each on its own port, with fast refresh; the first is the shell. */
async function developSite(names: readonly string[]): Promise<void> {
  let packages: DevPackage[] = [];
  const bootstrapPlugin: Plugin = {
    name: 'sayapatri:page-bootstrap',
    // Writes the page bootstrap into the document, as compose does for every page.
    transformIndexHtml: async () => {
      const attrs = { type: 'application/json', id: bootstrapElementId };
      return [{ tag: 'script', attrs, children: scriptJson(await devBootstrap(packages)), injectTo: 'body' }];
    },
  };
  const servers = names.map((name) => startServer(name, name === 'shell' ? [bootstrapPlugin] : []));
  packages = await Promise.all(servers.map(async (server) => devPackage(await server)));
  const [shell] = packages;
  console.log(`${names.join(', ')} are at ${shell ? originOf(shell.server) : ''}  (Ctrl+C ends it)`);
}

/** Starts the development server of the Vite configuration in `folder`. Throws an EnvironmentError if its port is taken. */
async function startServer(folder: string, plugins: Plugin[] = []): Promise<ViteDevServer> {
  const root = path.join(projectRoot, folder);
  const configFile = path.join(root, 'vite.config.ts');
  const server = await createServer({ root, configFile, plugins, logLevel: 'warn' });
  await server.listen().catch((error: Error) => {
    throw new EnvironmentError(
      `${folder} can't be served on port ${server.config.server.port} (${error.message}): stop the program that uses the port.`,
    );
  });
  return server;
}

const released = await releasedPackages();

export default await runFrom(
  import.meta.filename,
  command(
    'dev',
    'Serves the shell and all remotes from source, each on its own port, with fast refresh. With names, only the shell and those remotes.',
  )
    .addArgument(new Argument('[remote...]', 'remotes').choices(released))
    .action((names) => developSite(names.length > 0 ? [...new Set(['shell', ...names])] : released)),
);
