/** A Module Federation host as any other project would configure it; it names no remote. */
// biome-ignore lint/style/noRestrictedImports: this host stands for another company's, which has no preset of ours
import { federation } from '@module-federation/vite';
import build from '@sayapatri/build';
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
      shared: Object.fromEntries(build.providedImports.map((name) => [name, singleton])),
      dts: false,
    }),
  ],
});
