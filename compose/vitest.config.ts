import build from '@sayapatri/build';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    ...build.nodeTests.test,
    // A test must never write to the bucket that a developer's shell names, nor need anybody's key.
    env: { RELEASE_STORE: '', RELEASE_OWNERS: 'none', RELEASE_KEY_FILE: '' },
    setupFiles: ['./src/testing/restoreEnvironment.ts'],
    restoreMocks: true,
  },
});
