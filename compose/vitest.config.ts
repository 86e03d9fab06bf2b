import build from '@sayapatri/build';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    isolate: false,
    ...build.testFiles,
    // A test must never write to the bucket that a developer's shell names, nor need anybody's key.
    env: { RELEASE_STORE: '', RELEASE_OWNERS: 'none', RELEASE_KEY_FILE: '' },
    globalSetup: '@sayapatri/testing/temporaryFiles',
    setupFiles: ['./src/testing/restoreEnvironment.ts'],
    restoreMocks: true,
    maxWorkers: build.testWorkers,
    ...build.testTimeouts,
  },
});
