import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'jsdom',
    testTimeout: 20_000,
    setupFiles: ['./src/testing/setup.ts'],
    restoreMocks: true,
    css: false,
    isolate: false,
    include: ['src/**/*.test.{ts,tsx}'],
  },
});
