import os from 'node:os';

const isThorough = process.env.TESTS === 'thorough';

/**
 * Time-outs of the unit tests of every package, in milliseconds: long enough for a busy machine, short enough to show
 * which test hangs. The libraries' own waits end after one second, so what fails is tried once more, and said to be.
 */
const testTimeouts = {
  // A thorough test may release a hundred times.
  testTimeout: isThorough ? 300_000 : 60_000,
  hookTimeout: isThorough ? 120_000 : 60_000,
  expect: { poll: { timeout: 20_000 } },
  retry: 1,
};

/** The test files of a run: those of `pnpm test`, or with TESTS=thorough those that only `pnpm test --all` runs. */
const testFiles = isThorough
  ? { include: ['src/**/*.thorough.test.ts'] }
  : { include: ['src/**/*.test.{ts,tsx}', 'vite/**/*.test.ts'], exclude: ['**/*.thorough.test.ts'] };

/**
 * How many unit test files run at a time: one more than the processors, as tests that start other processes wait for them.
 * By default Vitest leaves one processor free, and so uses half of a machine that has two.
 */
export const testWorkers = os.availableParallelism() + 1;

/** Vitest's settings for packages of Node's code. Files share workers. */
export const nodeTests = {
  test: {
    environment: 'node',
    isolate: false,
    globalSetup: '@sayapatri/testing/temporaryFiles',
    maxWorkers: testWorkers,
    ...testTimeouts,
    ...testFiles,
  },
};

/**
 * Vitest's settings for packages of browser code. Files share workers, which load React and MUI once; the setup gives each
 * its package's modules anew and an empty document. A file that needs no document says `@vitest-environment node`.
 */
export const unitTests = {
  test: {
    environment: 'jsdom',
    // A thread starts more quickly than a process.
    pool: 'threads' as const,
    isolate: false,
    globalSetup: '@sayapatri/testing/temporaryFiles',
    setupFiles: ['@sayapatri/testing/setup'],
    restoreMocks: true,
    unstubGlobals: true,
    ...testTimeouts,
    css: false,
    // Packages of the kit from a registry import pictures and fonts, which Node alone can't read, unlike their libraries.
    server: { deps: { inline: [/@sayapatri\/[^/]+\/(?!node_modules\/)/] } },
    ...testFiles,
    passWithNoTests: true,
  },
};
