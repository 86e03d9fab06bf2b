import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts'],
    // The tests share no state, so the modules are loaded once for all files.
    isolate: false,
    // Some tests start the real server process, which takes a few seconds on a busy machine.
    testTimeout: 20_000,
    hookTimeout: 20_000,
  },
});
