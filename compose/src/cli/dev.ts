import { createRequire } from 'node:module';
import path from 'node:path';
import { bootstrapElementId } from '@sayapatri/contract/bootstrap';
import { scriptJson } from '@sayapatri/contract/html';
import type { Plugin, ViteDevServer } from 'vite';
import { type DevPackage, devPackage, devSite, originOf } from '../dev/devSite.ts';
import { releasedPackages, requirePackage } from '../packageBuilds/packages.ts';
import { projectRoot } from '../paths.ts';
import { EnvironmentError } from '../userError.ts';
import { command, runFrom } from './command.ts';

// Loaded with require, because importing Vite through tsx takes five times as long.
const { createServer }: typeof import('vite') = createRequire(import.meta.url)('vite');

/** Serves the shell and the remotes in `wanted`, all where it is empty, each on its own port, with fast refresh. */
async function developSite(wanted: readonly string[]): Promise<void> {
  const names = wanted.length > 0 ? [...new Set(['shell', ...wanted])] : await releasedPackages();
  let packages: DevPackage[] = [];
  const bootstrapPlugin: Plugin = {
    name: 'sayapatri:page-bootstrap',
    // Writes the page bootstrap into the document, as compose does for every page.
    transformIndexHtml: async () => {
      const attrs = { type: 'application/json', id: bootstrapElementId };
      return [{ tag: 'script', attrs, children: scriptJson(await devSite(packages)), injectTo: 'body' }];
    },
  };
  packages = await Promise.all(
    names.map(async (name) =>
      devPackage(await startServer(name, name, name === 'shell' ? [bootstrapPlugin] : [])),
    ),
  );
  const [shell] = packages;
  console.log(`${names.join(', ')} are at ${shell ? originOf(shell.server) : ''}  (Ctrl+C ends it)`);
}

/**
 * Starts the development server of the Vite configuration in `folder` of the project. Throws an EnvironmentError if its port
 * is taken.
 */
async function startServer(name: string, folder: string, plugins: Plugin[] = []): Promise<ViteDevServer> {
  const root = path.join(projectRoot, folder);
  const configFile = path.join(root, 'vite.config.ts');
  const server = await createServer({ root, configFile, plugins, logLevel: 'warn' });
  await server.listen().catch((error: Error) => {
    throw new EnvironmentError(
      `${name} can't be served on port ${server.config.server.port} (${error.message}): stop the program that uses the port.`,
    );
  });
  return server;
}

export default await runFrom(
  import.meta.filename,
  command(
    'dev',
    'Serves the shell and all remotes from source, each on its own port, with fast refresh. With names, only the shell and those remotes.',
  )
    .argument(
      '[remote...]',
      'remotes, or `shared` for the catalogue of the design system: every component in light and dark',
    )
    .action(async (names) => {
      process.env.NODE_ENV = 'development';
      if (names.includes('shared')) {
        const catalogue = await startServer('shared', 'shared/design/src/catalogue');
        console.log(`The catalogue is at ${originOf(catalogue)}  (Ctrl+C ends it)`);
        if (names.length === 1) return;
      }
      await developSite(await Promise.all(names.filter((name) => name !== 'shared').map(requirePackage)));
    }),
);
