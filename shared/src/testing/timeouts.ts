/**
 * How long the unit tests of every package wait for what must happen, in milliseconds: long enough for the busiest machine,
 * as a wait ends as soon as it has what it waits for. Without them Vitest and Testing Library give up after one second.
 */
export const testTimeouts = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
};

/** The same for Testing Library's `waitFor` and `findBy…`. */
export const asyncUtilTimeout = 60_000;
