/** The build that prerendering runs: plain ESM, with everything the shell provides left as bare imports. */
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type PluginOption } from 'vite';
import { providedImports } from './sharing.ts';

export interface ReleaseOptions {
  name: string;
  /** The one public module, relative to the package. */
  publicModule: string;
  /** Makes the package's own plugins, which the server build needs too. */
  plugins: () => PluginOption[];
}

/** Source of each `shared/…` entry point that the shell's release brings along. */
const sharedEntries = providedImports.filter((name) => name.startsWith('shared/'));

/** A package, not a path, a virtual module or an asset. */
const isBare = (id: string) => /^@?[a-z][^?:]*$/.test(id);

export async function buildServerSide(root: string, { name, publicModule, plugins }: ReleaseOptions) {
  const isShell = name === 'shell';
  const input: Record<string, string> = { remote: path.join(root, publicModule) };
  if (isShell) {
    input.prerender = path.join(root, 'src/prerender.tsx');
    for (const entry of sharedEntries) input[entry.replace('/', '-')] = entry;
  }
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    base: isShell ? `/_/${name}/` : './',
    plugins: [react(), plugins()],
    build: {
      ssr: true,
      target: 'node20',
      outDir: 'dist/server',
      emptyOutDir: true,
      minify: false,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rollupOptions: {
        input,
        // Packages come from compose and, for a remote, `shared` from the live shell: one React, one Emotion cache.
        external: (id) =>
          isBare(id) && (!id.startsWith('shared/') || (!isShell && providedImports.includes(id))),
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: 'chunks/[name]-[hash].js',
        },
      },
    },
  });
}
