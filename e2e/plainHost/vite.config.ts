/** A Module Federation host as any other project would configure it; it names no remote. */
import { federation } from '@module-federation/vite';
import { defineConfig } from 'vite';
import sharedPackage from '../../shared/package.json' with { type: 'json' };

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
        'shared/core': { ...singleton, version: sharedPackage.version },
      },
      experiments: { provideExternalRuntime: true },
      dts: false,
    }),
  ],
});
