import { afterEach, beforeEach, expect, vi } from 'vitest';

// Files share a worker: each starts its own modules anew, so that none finds what another has mocked or changed.
vi.resetModules();

/** An unexpected console error or warning fails the test that caused it. */
beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(() => {
  const messages = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls];
  expect(messages, 'unexpected console output').toEqual([]);
});

// Loading React and Testing Library takes longer than most tests without a document do.
if (typeof document !== 'undefined') {
  document.head.replaceChildren();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  await import('@testing-library/jest-dom/vitest');
  const { cleanup, configure } = await import('@testing-library/react');
  // Long enough for a busy machine: a wait ends when its condition is met. Files before this one may have set the other.
  configure({ asyncUtilTimeout: 60_000, defaultHidden: false });
  // Hooks run in reverse order, so a message while a component is removed is found above.
  afterEach(() => {
    cleanup();
    // Each render adds styles; if they stayed, every later computed style would take longer.
    for (const style of document.querySelectorAll('head style')) style.remove();
  });
}
