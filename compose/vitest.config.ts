import { defineConfig } from 'vitest/config';
import { testTimeouts } from '../shared/src/testing/timeouts.ts';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts'],
    // A test must never write to the bucket that a developer's shell names.
    env: { RELEASE_STORE: '' },
    globalSetup: '../shared/src/testing/temporaryFiles.ts',
    restoreMocks: true,
    unstubEnvs: true,
    ...testTimeouts,
  },
});
