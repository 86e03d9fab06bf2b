import os from 'node:os';
import { defineConfig } from 'vitest/config';
import { slowestUnitTests } from './e2e/slowest.ts';

/** The unit tests of all packages in one run, each package by its own configuration. */
export default defineConfig({
  test: {
    projects: ['compose', 'server', 'shared', 'shell', 'remote-*'],
    // One more than the processors, as the tests of compose and server wait for other processes a third of their time. By
    // default Vitest leaves one processor free.
    maxWorkers: os.availableParallelism() + 1,
    reporters: [slowestUnitTests, 'default'],
  },
});
