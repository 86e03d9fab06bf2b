import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endGracefully } from './endGracefully.ts';

const exit = vi.fn<(code: number) => never>();
const print = vi.fn<(text: string) => void>();
let listeners: (() => void)[];

beforeEach(() => {
  listeners = [];
  vi.useFakeTimers();
  vi.spyOn(process, 'on').mockImplementation((_signal, listener) => {
    listeners.push(listener as () => void);
    return process;
  });
  vi.spyOn(process, 'exit').mockImplementation(exit as never);
  vi.spyOn(console, 'error').mockImplementation(print);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  exit.mockReset();
  print.mockReset();
});

/** Sends both signals, as one Ctrl+C may. */
const signal = () => {
  for (const listener of listeners) listener();
};

test('a server that closes ends the process with 0, once', async () => {
  const close = vi.fn(async () => {});
  endGracefully({ close });
  signal();
  await vi.advanceTimersByTimeAsync(0);
  expect([close.mock.calls.length, exit.mock.calls, print.mock.calls]).toEqual([1, [[0]], []]);
});

test('a server that fails to close, for example on a full disk, says why', async () => {
  endGracefully({ close: () => Promise.reject(new Error('database or disk is full')) });
  signal();
  await vi.advanceTimersByTimeAsync(0);
  expect(exit.mock.calls).toEqual([[1]]);
  expect(print).toHaveBeenCalledWith('The server did not end cleanly: database or disk is full.');
});

test('a server that does not close is ended after 10 seconds, and says so', async () => {
  endGracefully({ close: () => new Promise(() => {}) });
  signal();
  await vi.advanceTimersByTimeAsync(9_000);
  expect(exit).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(exit.mock.calls).toEqual([[1]]);
  expect(print).toHaveBeenCalledWith('The server did not end cleanly: it was not closed after 10 seconds.');
});
