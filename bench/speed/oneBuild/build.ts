/** Builds the shell and every remote as one, without federation: the shell's own Vite build with the remotes in it. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import preset from '@sayapatri/build';
import { releasedPackages } from 'compose/packages';
import { projectRoot } from 'compose/paths';
import { build, type Manifest, mergeConfig, type Plugin, type Rolldown, type UserConfig } from 'vite';
import { ownPlugins, picturesPlugin } from './packagesPlugin.ts';

const shell = path.join(projectRoot, 'shell');
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

/** Plugins for one package's pictures, which picturesPlugin replaces, and for a release, which there is none of. */
const replaced = /^sayapatri:(release|photos|pictures)$/;
/** Provides every package's definition, and replaces the shell's browser loader by one without federation. */
function onePlugin(names: readonly string[]): Plugin {
  const definitions = '\0virtual:packages';
  return {
    name: 'bench:one-build',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source === 'virtual:packages') return definitions;
      if (importer === path.join(shell, 'src/main.tsx') && source === './federation/browserLoader.ts')
        return path.join(import.meta.dirname, 'loader.ts');
      return;
    },
    load(id) {
      if (id !== definitions) return;
      const imports = names.map(
        (name, at) =>
          `import one${at} from ${JSON.stringify(path.join(projectRoot, name, 'src/remote.tsx'))};`,
      );
      return `${imports.join('\n')}\nexport default [${names.map((_, at) => `one${at}`).join(', ')}];`;
    },
  };
}

/**
 * Builds into `folder`, the folder of a site. Returns the addresses of the entry script and its imports, the entry last, as
 * the site's documents have them.
 */
export async function buildAsOne(folder: string): Promise<string[]> {
  const names = await releasedPackages();
  const { plugins, ...config } = preset.defineShell({ name: 'shell', port: 0 })({
    command: 'build',
    mode: 'production',
  });
  const groups = chunkGroups(config);
  const core = groups.find(({ name }) => name === 'core');
  if (core) core.name = (id, build) => (isOfShell(id, build) ? 'core' : null);
  const base = config.base ?? '';
  const outDir = path.join(folder, base);
  const own = ((plugins as unknown[]).flat(Number.POSITIVE_INFINITY) as Plugin[]).filter(
    (plugin) => plugin && !replaced.test(plugin.name),
  );
  await build(
    mergeConfig(config, {
      root: shell,
      configFile: false,
      logLevel: 'error',
      plugins: [onePlugin(names), own, picturesPlugin(names), await ownPlugins(names)],
      build: {
        outDir,
        emptyOutDir: false,
        rollupOptions: { input: 'src/main.tsx' },
      },
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
