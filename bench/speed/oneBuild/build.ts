/** The shell and every remote as one Vite build from the same sources, without federation. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import preset from '@sayapatri/build';
import react from '@vitejs/plugin-react';
import { releasedPackages } from 'compose/packages';
import { projectRoot } from 'compose/paths';
import { build, type Manifest, type Plugin } from 'vite';
import { ownPlugins, picturesPlugin } from './packagesPlugin.ts';

const shell = path.join(projectRoot, 'shell');
/** The same base address as the site's, so that the site's HTML hydrates. */
const base = '/_/shell/';

interface OneBuild {
  /** Address of the entry script. */
  entry: string;
  /** Addresses of the scripts that the entry imports statically. */
  entryFiles: string[];
}

/** Provides every package's definition, and replaces the shell's browser loader by one without federation. */
function onePlugin(names: readonly string[]): Plugin {
  const definitions = '\0virtual:packages';
  return {
    name: 'bench:one-build',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source === 'virtual:packages') return definitions;
      if (importer === path.join(shell, 'src/app/main.tsx') && source === '../remotes/browserLoader.ts')
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

/** Builds into `folder`, the folder of a site; the files are below its `_/shell`. */
export async function buildAsOne(folder: string): Promise<OneBuild> {
  const names = await releasedPackages();
  const outDir = path.join(folder, base);
  await build({
    root: shell,
    base,
    configFile: false,
    logLevel: 'error',
    plugins: [
      onePlugin(names),
      react(),
      picturesPlugin(names),
      preset.fontPlugin('shell'),
      preset.factModulesPlugin(),
      await ownPlugins(names),
    ],
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2022',
      manifest: true,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rollupOptions: {
        input: 'src/app/main.tsx',
        output: { entryFileNames: 'code/[name]-[hash].js', chunkFileNames: 'code/[name]-[hash].js' },
      },
    },
  });
  const manifest: Manifest = JSON.parse(await readFile(path.join(outDir, '.vite/manifest.json'), 'utf8'));
  const files = (key: string, seen = new Set<string>()): string[] => {
    const chunk = manifest[key];
    if (chunk === undefined || seen.has(key)) return [];
    seen.add(key);
    return [base + chunk.file, ...(chunk.imports ?? []).flatMap((imported) => files(imported, seen))];
  };
  const [entry, ...entryFiles] = files('src/app/main.tsx');
  if (entry === undefined) throw new Error('The one build has no entry.');
  return { entry, entryFiles };
}
