const isThorough = process.env.TESTS === 'thorough';

/**
 * Time-outs of the unit tests of every package, in milliseconds: long enough for a busy machine, short enough to show
 * which test hangs. The libraries' own waits end after one second.
 */
export const testTimeouts = {
  // A thorough test may release a hundred times.
  testTimeout: isThorough ? 300_000 : 60_000,
  hookTimeout: isThorough ? 120_000 : 60_000,
  expect: { poll: { timeout: 20_000 } },
};

/** The test files of a run: those of `pnpm test`, or with TESTS=thorough those that only `pnpm test --all` runs. */
export const testFiles = isThorough
  ? { include: ['src/**/*.thorough.test.ts'] }
  : { include: ['src/**/*.test.{ts,tsx}', 'vite/**/*.test.ts'], exclude: ['**/*.thorough.test.ts'] };
