import os from 'node:os';
import { defineConfig } from 'vitest/config';
import { slowestUnitTests } from './e2e/slowest.ts';

/** The unit tests of all packages in one run, each package by its own configuration. */
export default defineConfig({
  test: {
    projects: ['compose', 'server', 'shared', 'shell', 'remote-*'],
    // By default Vitest leaves one processor free, which on two halves the speed.
    maxWorkers: os.availableParallelism(),
    reporters: [slowestUnitTests, 'default'],
  },
});
