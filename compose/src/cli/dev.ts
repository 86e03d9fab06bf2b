import path from 'node:path';
import { allPages, type Remote } from '@sayapatri/contract';
import {
  bootstrapElementId,
  type LivePackage,
  type PackageFiles,
  type PageBootstrap,
} from '@sayapatri/contract/bootstrap';
import { scriptJson } from '@sayapatri/contract/html';
import { livePackage } from '@sayapatri/contract/release/files';
import { UserError } from '@sayapatri/contract/userError';
import { Argument } from 'server/commandLine';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { releasedPackages } from '../packageBuilds/packages.ts';
import { projectRoot } from '../paths.ts';
import { command, runFrom } from './command.ts';

/** The bootstrap data of packages served from source: their present pages, and their entries by port. */
export async function devBootstrap(servers: readonly ViteDevServer[]): Promise<PageBootstrap> {
  const packages: LivePackage[] = [];
  const pageAssets: Record<string, PackageFiles> = {};
  for (const server of servers) {
    const remote: Remote = (await server.ssrLoadModule('/src/remote.tsx')).default;
    const { name, widgets = [], provides = {} } = remote;
    const pages = await allPages(remote);
    packages.push(livePackage({ name, pages, widgets, provides: Object.keys(provides) }));
    pageAssets[name] = {
      entry: name === 'shell' ? '' : new URL('/remoteEntry.js', originOf(server)).href,
      entryFiles: {},
      pages: Object.fromEntries(pages.map(({ path }) => [path, {}])),
      widgets: {},
    };
  }
  return { packages, pageAssets: { packages: pageAssets } };
}

const originOf = (server: ViteDevServer) => `http://localhost:${server.config.server.port}`;

/** Serves these packages, each on its own port, with fast refresh; the first is the shell. */
async function developSite(names: readonly string[]): Promise<void> {
  let servers: ViteDevServer[] = [];
  const bootstrapPlugin: Plugin = {
    name: 'sayapatri:page-bootstrap',
    // Writes the page bootstrap into the document, as compose does for every page.
    transformIndexHtml: async () => {
      const attrs = { type: 'application/json', id: bootstrapElementId };
      return [{ tag: 'script', attrs, children: scriptJson(await devBootstrap(servers)), injectTo: 'body' }];
    },
  };
  servers = await Promise.all(
    names.map((name) => startServer(name, name === 'shell' ? [bootstrapPlugin] : [])),
  );
  const [shell] = servers;
  console.log(`${names.join(', ')} are at ${shell ? originOf(shell) : ''}  (Ctrl+C ends it)`);
}

/** Starts the development server of the Vite configuration in `folder`. Throws a UserError if its port is taken. */
async function startServer(folder: string, plugins: Plugin[] = []): Promise<ViteDevServer> {
  const root = path.join(projectRoot, folder);
  const configFile = path.join(root, 'vite.config.ts');
  const server = await createServer({ root, configFile, plugins, logLevel: 'warn' });
  await server.listen().catch((error: Error) => {
    throw new UserError(
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
