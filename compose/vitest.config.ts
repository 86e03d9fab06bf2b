import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts'],
    globalSetup: 'src/testing/temporaryFiles.ts',
    restoreMocks: true,
    // Some tests start a real process, which takes a few seconds on a busy machine.
    testTimeout: 60_000,
  },
});
