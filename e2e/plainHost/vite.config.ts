/** A Module Federation host as any other project would configure it; it names no remote. */
// biome-ignore lint/style/noRestrictedImports: this host stands for another company's, which has no preset of ours
import { federation } from '@module-federation/vite';
import sharedPackage from '@sayapatri/design/package.json' with { type: 'json' };
import { defineConfig } from 'vite';

const singleton = { singleton: true, eager: true };

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  logLevel: 'error',
  build: { target: 'es2022' },
  plugins: [
    federation({
      name: 'plain_host',
      shared: {
        react: singleton,
        'react/jsx-runtime': singleton,
        '@sayapatri/design': { ...singleton, version: sharedPackage.version },
      },
      dts: false,
    }),
  ],
});
