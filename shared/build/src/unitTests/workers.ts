import os from 'node:os';

/**
 * How many unit test files run at a time: one more than the processors, as tests that start other processes wait for them.
 * By default Vitest leaves one processor free, and so uses half of a machine that has two.
 */
export const testWorkers = os.availableParallelism() + 1;
