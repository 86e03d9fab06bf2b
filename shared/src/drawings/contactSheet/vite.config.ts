import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { drawingsPlugin } from '../../vite/drawingsPlugin.ts';

/** Development only: `pnpm --filter shared drawings`. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), drawingsPlugin('shared')],
  server: { port: 5189, strictPort: true },
});
