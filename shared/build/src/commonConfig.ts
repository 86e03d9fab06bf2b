import react from '@vitejs/plugin-react';
import type { PluginOption, UserConfig } from 'vite';
import { factModulesPlugin } from './factModules.ts';
import { photosPlugin } from './photosPlugin.ts';
import { picturesPlugin } from './picturesPlugin.ts';
import { sharedVersion } from './sharing.ts';
import { unitTests } from './unitTests.ts';

/** Vite’s plugins for the sources of the package `name`, in each of its builds. */
export const packagePlugins = (name: string): PluginOption[] => [
  react(),
  photosPlugin(name),
  picturesPlugin(name),
  factModulesPlugin(),
];

/** The Vite configuration that shell and remotes have in common. */
export const commonConfig = (name: string, port: number): UserConfig => ({
  plugins: [packagePlugins(name)],
  // Content is imported whole; an export for each field would only add to the code.
  json: { namedExports: false },
  define: { 'import.meta.env.SHARED_VERSION': JSON.stringify(sharedVersion) },
  server: { port, strictPort: true, cors: true },
  build: {
    outDir: 'dist/browser',
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    modulePreload: false,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  ...unitTests,
});

/** The names of a build's scripts. */
export const codeFiles = {
  entryFileNames: 'code/[name]-[hash].js',
  chunkFileNames: 'code/[name]-[hash].js',
};
