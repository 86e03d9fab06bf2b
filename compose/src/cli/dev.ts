/**
 * `pnpm dev [name …]`: shell and remotes from source, each on its own port, with fast refresh across them. With names,
 * only those remotes come from source, all others from their live releases.
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import type { PageBootstrap } from 'shared/contract/site';
import type { Plugin } from 'vite';
import { releasedPackages, requirePackage } from '../build/packages.ts';
import { type DevPackage, devPackage, devSite, originOf } from '../dev/devSite.ts';
import { releasedFilesPlugin, releasedSite } from '../dev/releasedSite.ts';
import { projectRoot, sitePaths } from '../paths.ts';
import { scriptJson } from '../site/escape.ts';
import { UserError } from '../userError.ts';
import { command } from './command.ts';

// By require: of an import tsx reads all the megabytes first, which takes five times as long.
const { createServer }: typeof import('vite') = createRequire(import.meta.url)('vite');

await command(async () => {
  process.env.NODE_ENV = 'development';
  const wanted = await Promise.all(process.argv.slice(2).map(requirePackage));
  const all = await releasedPackages();
  const fromSource = wanted.length > 0 ? [...new Set(['shell', ...wanted])] : all;
  const released = await releasedSite(sitePaths(), fromSource);

  let packages: DevPackage[] = [];
  const site = async () => joined(await devSite(packages), released);
  const shellPlugins = [liveSitePlugin(site), releasedFilesPlugin(sitePaths())];
  packages = await Promise.all(fromSource.map((name) => serve(name, name === 'shell' ? shellPlugins : [])));

  const [shell] = packages;
  if (shell) console.log(`The site is at ${originOf(shell.server)}  (Ctrl+C ends it)`);
  console.log(`From source: ${fromSource.join(', ')}`);
  const known = released.packages.map(({ name }) => name);
  if (known.length > 0) console.log(`Released: ${known.join(', ')}`);
  const missing = all.filter((name) => !fromSource.includes(name) && !known.includes(name));
  if (missing.length > 0)
    console.log(`Not shown, because never released: ${missing.join(', ')} (\`pnpm build\` releases all)`);
});

async function serve(name: string, plugins: Plugin[]): Promise<DevPackage> {
  const root = path.join(projectRoot, name);
  const server = await createServer({
    root,
    configFile: path.join(root, 'vite.config.ts'),
    plugins,
    logLevel: 'warn',
  });
  await server.listen().catch((error: Error) => {
    throw new UserError(
      `${name} can't be served on port ${server.config.server.port} (${error.message}): stop the other program.`,
    );
  });
  return devPackage(server);
}

function joined(one: PageBootstrap, other: PageBootstrap): PageBootstrap {
  return {
    packages: [...one.packages, ...other.packages],
    pageAssets: { packages: { ...one.pageAssets.packages, ...other.pageAssets.packages } },
  };
}

/** Writes into the document what compose writes into every page. */
function liveSitePlugin(site: () => Promise<PageBootstrap>): Plugin {
  return {
    name: 'sayapatri:page-bootstrap',
    transformIndexHtml: async () => [
      {
        tag: 'script',
        attrs: { type: 'application/json', id: 'page-bootstrap' },
        children: scriptJson(await site()),
        injectTo: 'body',
      },
    ],
  };
}
