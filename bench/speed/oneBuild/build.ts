/** Builds the shell and every remote as one, without federation: the shell's own Vite build with the remotes in it. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import preset from '@sayapatri/build';
import { releasedPackages } from 'compose/packages';
import { projectRoot } from 'compose/paths';
import {
  build,
  loadConfigFromFile,
  type Manifest,
  mergeConfig,
  type Plugin,
  type Rolldown,
  type UserConfig,
} from 'vite';

const shell = path.join(projectRoot, 'shell');
const env = { command: 'build', mode: 'production' } as const;
type Group = Rolldown.CodeSplittingGroup;

/** The configuration's list of groups of modules, each written into one file. */
function chunkGroups(config: UserConfig): Group[] {
  const { codeSplitting } = (config.build?.rollupOptions?.output ?? {}) as Rolldown.OutputOptions;
  return (typeof codeSplitting === 'object' && codeSplitting.groups) || [];
}

/** Whether the shell itself uses the module: one that only remotes use belongs to their pages. */
function isOfShell(id: string, build: Rolldown.ChunkingContext, seen = new Set<string>()): boolean {
  seen.add(id);
  return (build.getModuleInfo(id)?.importers ?? []).some(
    (importer) =>
      importer.startsWith(shell) ||
      importer.endsWith('/design/src/core.ts') ||
      (!importer.includes('/remote-') && !seen.has(importer) && isOfShell(importer, build, seen)),
  );
}

const flat = (plugins: UserConfig['plugins']) =>
  ((plugins ?? []) as unknown[]).flat(Number.POSITIVE_INFINITY).filter(Boolean) as Plugin[];

/** The plugins that only the package uses, such as the blog's for its articles. */
async function ownPlugins(name: string): Promise<Plugin[]> {
  const root = path.join(projectRoot, name);
  const loaded = await loadConfigFromFile(env, path.join(root, 'vite.config.ts'), root, 'error');
  return flat(loaded?.config.plugins).filter((plugin) => !/^(vite|sayapatri):/.test(plugin.name));
}

/**
 * Builds into `folder`, the folder of a site; all pictures are the shell's. Returns the addresses of the entry script and
 * its imports, the entry last, as the site's documents have them.
 */
export async function buildAsOne(folder: string): Promise<string[]> {
  const { plugins, ...config } = preset.defineShell({ name: 'shell', port: 0 })(env);
  const core = chunkGroups(config).find(({ name }) => name === 'core');
  if (core) core.name = (id, build) => (isOfShell(id, build) ? 'core' : null);
  const base = config.base ?? '';
  const outDir = path.join(folder, base);
  // The preset leaves federation off in tests.
  process.env.VITEST = 'true';
  const own = await Promise.all((await releasedPackages()).map(ownPlugins));
  delete process.env.VITEST;
  await build(
    mergeConfig(config, {
      root: shell,
      configFile: false,
      logLevel: 'error',
      resolve: {
        alias: [
          {
            find: /^\.\/federation\/browserLoader\.ts$/,
            replacement: path.join(import.meta.dirname, 'loader.ts'),
          },
        ],
      },
      plugins: [own, flat(plugins).filter((plugin) => plugin.name !== 'sayapatri:release')],
      build: { outDir, emptyOutDir: false, rollupOptions: { input: 'src/main.tsx' } },
    }),
  );
  const manifest: Manifest = JSON.parse(await readFile(path.join(outDir, '.vite/manifest.json'), 'utf8'));
  const files = (key: string, seen = new Set<string>()): string[] => {
    const chunk = manifest[key];
    if (chunk === undefined || seen.has(key)) return [];
    seen.add(key);
    return [...(chunk.imports ?? []).flatMap((imported) => files(imported, seen)), base + chunk.file];
  };
  return files('src/main.tsx');
}
