import build from '@sayapatri/build';
import { defineConfig } from 'vitest/config';

/** The unit tests of all packages in one run, each package by its own configuration. */
export default defineConfig({
  test: {
    projects: ['compose', 'server', 'shared/*/vitest.config.ts', 'shell', 'remote-*'],
    maxWorkers: build.testWorkers,
  },
});
