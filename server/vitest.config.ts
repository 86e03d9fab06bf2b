import { defineConfig } from 'vitest/config';
import { testFiles, testTimeouts } from '../shared/src/testing/timeouts.ts';
import { testWorkers } from '../shared/src/testing/workers.ts';

export default defineConfig({
  test: {
    environment: 'node',
    ...testFiles,
    globalSetup: ['../shared/src/testing/temporaryFiles.ts', './src/testing/buildPrograms.ts'],
    // The tests share no state, so the modules are loaded once for all files.
    isolate: false,
    maxWorkers: testWorkers,
    ...testTimeouts,
  },
});
