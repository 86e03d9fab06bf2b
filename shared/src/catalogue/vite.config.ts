import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { drawingsPlugin } from '../vite/drawingsPlugin.ts';
import { photosPlugin } from '../vite/photosPlugin.ts';

/** Development only: `pnpm dev shared`. No build reaches this folder. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), photosPlugin('shared'), drawingsPlugin('shared')],
  server: { port: 5189, strictPort: true },
  // Imported later than the page: found then, they would make Vite load the page again.
  optimizeDeps: { include: ['notistack', 'swiper', 'swiper/modules'] },
});
