/**
 * Time-outs of the unit tests of every package, in milliseconds. They are long enough for the busiest machine and cost
 * nothing, because a wait ends when its condition is met. The libraries' own waits end after one second.
 */
export const testTimeouts = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
};

/** The same for Testing Library's `waitFor` and `findBy…`. */
export const asyncUtilTimeout = 60_000;
