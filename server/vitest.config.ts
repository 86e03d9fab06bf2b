import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts'],
    // The tests share no state, so the modules are loaded once for all files.
    isolate: false,
    // Some tests start the real server process more than once: ten seconds each on a busy machine, which is no fault.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
