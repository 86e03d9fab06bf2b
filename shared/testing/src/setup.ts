import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// Long enough for a busy machine: a wait ends when its condition is met.
configure({ asyncUtilTimeout: 60_000 });

/** An unexpected console error or warning fails the test that caused it. */
beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(() => {
  cleanup();
  // Each render adds styles; if they stayed, every later computed style would take longer.
  if (typeof document !== 'undefined') {
    for (const style of document.querySelectorAll('head style')) style.remove();
  }
  const messages = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls];
  expect(messages, 'unexpected console output').toEqual([]);
});
