import build from '@sayapatri/build';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    isolate: false,
    ...build.testFiles,
    globalSetup: ['@sayapatri/testing/temporaryFiles'],
    maxWorkers: build.testWorkers,
    ...build.testTimeouts,
  },
});
