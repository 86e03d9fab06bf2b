import { defineConfig } from 'vitest/config';
import { testTimeouts } from '../shared/src/testing/timeouts.ts';
import { testWorkers } from '../shared/src/testing/workers.ts';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts'],
    globalSetup: ['../shared/src/testing/temporaryFiles.ts', './src/testing/buildPrograms.ts'],
    // The tests share no state, so the modules are loaded once for all files.
    isolate: false,
    maxWorkers: testWorkers,
    ...testTimeouts,
  },
});
