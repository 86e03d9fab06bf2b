import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts'],
    // A test must never write to the bucket that a developer's shell names.
    env: { RELEASE_STORE: '' },
    globalSetup: 'src/testing/temporaryFiles.ts',
    restoreMocks: true,
    unstubEnvs: true,
    // Some tests start a real process, which takes a few seconds on a busy machine.
    testTimeout: 60_000,
  },
});
