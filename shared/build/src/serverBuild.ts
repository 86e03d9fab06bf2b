/** The build for prerendering: plain ESM in which a remote keeps a bare import of everything that the shell provides. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build, type Plugin, type PluginOption } from 'vite';
import { packagePlugins } from './commonConfig.ts';
import { providedBehind } from './remoteEntry.ts';
import { providedImports } from './sharing.ts';

export interface ReleaseOptions {
  name: string;
  /** The one public module, relative to the package. */
  publicModule: string;
  /** Creates the package's own plugins, which the server build needs too. */
  plugins: () => PluginOption[];
}

/** React's packages and the router's are CommonJS for Node, whose exports must be listed to be exports of a module. */
const isCommonJs = (name: string) => /^react(-dom|-router-dom)?(\/|$)/.test(name);

const commonJsEntries: Plugin = {
  name: 'sayapatri:common-js-entries',
  resolveId: (id) => (id.startsWith('common-js:') ? `\0${id}` : undefined),
  load(id) {
    if (!id.startsWith('\0common-js:')) return undefined;
    const name = id.slice('\0common-js:'.length);
    const names = Object.keys(createRequire(import.meta.url)(name) as object);
    return `import whole from '${name}'; export default whole; export const { ${names} } = whole;`;
  },
};

/** A remote's server build imports what the shell provides, also where a part of MUI that it brings reaches for it. */
const providedStaysOutside: Plugin = {
  name: 'sayapatri:provided-stays-outside',
  enforce: 'pre',
  resolveId(source, importer) {
    const name = providedBehind(source, importer);
    return name && { id: name, external: true };
  },
};

export async function buildServerSide(root: string, { name, publicModule, plugins }: ReleaseOptions) {
  const isShell = name === 'shell';
  const input: Record<string, string> = { remote: path.join(root, publicModule) };
  const cards = path.join(root, 'src/cards.ts');
  if (existsSync(cards)) input.cards = cards;
  if (isShell) {
    input.prerender = path.join(root, 'src/prerender.tsx');
    for (const name of providedImports)
      input[`shared/${name}`] = isCommonJs(name) ? `common-js:${name}` : name;
  }
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    base: isShell ? `/_/${name}/` : './',
    plugins: [isShell ? [] : [providedStaysOutside], packagePlugins(name), plugins(), commonJsEntries],
    // Libraries are bundled, so that a release is rendered with the versions it was built with and loads in one step.
    ssr: { noExternal: true },
    // The process that renders has no environment.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: true,
      target: 'node20',
      outDir: 'dist/server',
      emptyOutDir: true,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rollupOptions: {
        input,
        // A remote gets these from the live shell.
        external: isShell ? [] : providedImports,
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
