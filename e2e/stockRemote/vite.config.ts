/** A remote as any other project would build it: it shares React, the router, Emotion and MUI as their documents say. */
// biome-ignore lint/style/noRestrictedImports: this remote stands for another company's, which has no preset of ours
import { federation } from '@module-federation/vite';
import { defineConfig } from 'vite';

const singleton = { singleton: true };

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  logLevel: 'error',
  build: { target: 'es2022', rollupOptions: { input: 'src/remote.tsx' } },
  plugins: [
    federation({
      name: 'stock_remote',
      filename: 'remoteEntry.js',
      exposes: { './remote': './src/remote.tsx' },
      shared: {
        react: singleton,
        'react/jsx-runtime': singleton,
        'react-dom': singleton,
        'react-router-dom': singleton,
        '@emotion/react': singleton,
        '@emotion/styled': singleton,
        '@mui/material/styles': singleton,
        '@mui/material/': singleton,
      },
      dts: false,
    }),
  ],
});
