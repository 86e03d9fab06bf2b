import { testFiles, testTimeouts, testWorkers } from '@sayapatri/build';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    ...testFiles,
    globalSetup: ['@sayapatri/testing/temporaryFiles', './src/testing/buildPrograms.ts'],
    // The tests share no state, so the modules are loaded once for all files.
    isolate: false,
    maxWorkers: testWorkers,
    ...testTimeouts,
  },
});
