/** The build for prerendering: plain ESM in which everything that the shell provides stays a bare import. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin, type PluginOption } from 'vite';
import { boundariesPlugin } from './boundariesPlugin.ts';
import { packagePlugins } from './commonConfig.ts';
import { providedImports } from './sharing.ts';

/**
 * Leaves out the libraries by which @emotion/server would stream HTML: they need Node's streams, which a page's code is
 * not given (docs/shipping.md).
 */
const withoutStreams: Plugin = {
  name: 'without-streams',
  enforce: 'pre',
  resolveId: (name) => (['through', 'html-tokenize', 'multipipe'].includes(name) ? '\0stream' : undefined),
  load: (id) =>
    id === '\0stream'
      ? "export default () => { throw Error('Streams are left out of this build.'); };"
      : undefined,
};

export interface ReleaseOptions {
  name: string;
  /** The one public module, relative to the package. */
  publicModule: string;
  /** Creates the package's own plugins, which the server build needs too. */
  plugins: () => PluginOption[];
}

/** Source of each `shared/…` entry point that is part of the shell's release. */
const sharedEntries = providedImports.filter((name) => name.startsWith('@sayapatri/'));

/** Packages that are not bundled but imported where the release is rendered, so that shell and remotes share one React. */
const react = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/static'];

export async function buildServerSide(root: string, { name, publicModule, plugins }: ReleaseOptions) {
  const isShell = name === 'shell';
  const input: Record<string, string> = { remote: path.join(root, publicModule) };
  const cards = path.join(root, 'src/cards.ts');
  if (existsSync(cards)) input.cards = cards;
  if (isShell) {
    input.prerender = path.join(root, 'src/app/prerender.tsx');
    for (const entry of sharedEntries) input[entry.replace('@sayapatri/', 'shared-')] = entry;
  }
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    base: isShell ? `/_/${name}/` : './',
    plugins: [isShell ? [] : boundariesPlugin(), packagePlugins(name), plugins(), withoutStreams],
    // Libraries are bundled, so that a release is rendered with the versions it was built with and loads in one step.
    ssr: { noExternal: true },
    build: {
      ssr: true,
      target: 'node20',
      outDir: 'dist/server',
      emptyOutDir: true,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rollupOptions: {
        input,
        // A remote gets `shared` from the live shell.
        external: isShell ? react : [...react, ...providedImports],
        // Debug information has paths that differ where the kit is installed, but the same sources are the same release.
        experimental: { attachDebugInfo: 'none' },
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: 'chunks/[name]-[hash].js',
          // The shell's code is read by every command, so whitespace is removed; names stay, so that stacks can be
          // read.
          minify: isShell ? { mangle: false, compress: false } : false,
        },
      },
    },
  });
}
