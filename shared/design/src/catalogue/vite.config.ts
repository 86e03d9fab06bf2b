import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Development only: `pnpm dev shared`. No build reaches this folder. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  server: { port: 5189, strictPort: true },
  // The page imports these late. If Vite found them only then, it would reload the page.
  optimizeDeps: { include: ['notistack', 'swiper', 'swiper/modules'] },
});
