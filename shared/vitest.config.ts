import { defineConfig } from 'vitest/config';
import { testFiles, testTimeouts } from './src/testing/timeouts.ts';

export default defineConfig({
  test: {
    environment: 'jsdom',
    pool: 'threads',
    ...testTimeouts,
    setupFiles: ['./src/testing/setup.ts'],
    restoreMocks: true,
    css: false,
    isolate: false,
    ...testFiles,
  },
});
