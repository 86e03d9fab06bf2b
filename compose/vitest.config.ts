import { testFiles, testTimeouts, testWorkers } from '@sayapatri/build';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    ...testFiles,
    // A test must never write to the bucket that a developer's shell names, nor need anybody's key.
    env: { RELEASE_STORE: '', RELEASE_OWNERS: 'none', RELEASE_KEY_FILE: '' },
    globalSetup: '@sayapatri/testing/temporaryFiles',
    setupFiles: ['./src/testing/restoreEnvironment.ts'],
    // The tests share no state, so the modules are loaded once for all files.
    isolate: false,
    restoreMocks: true,
    maxWorkers: testWorkers,
    ...testTimeouts,
  },
});
