import { expect, onTestFinished, test, vi } from 'vitest';
import { endGracefully } from './endGracefully.ts';

const failed = 'The server did not end cleanly:';

test.each<[what: string, close: () => Promise<void>, seconds: number, code: number, printed: string[]]>([
  [
    'fails to close, for example on a full disk,',
    () => Promise.reject(new Error('database or disk is full')),
    0,
    1,
    [`${failed} database or disk is full.`],
  ],
  ['does not close', () => new Promise(() => {}), 10, 1, [`${failed} it was not closed after 10 seconds.`]],
])(
  'a server that %s ends the process once, and says what went wrong',
  async (_what, close, seconds, code, printed) => {
    vi.useFakeTimers();
    const listeners: (() => void)[] = [];
    const on = vi.spyOn(process, 'on').mockImplementation((_signal, listener) => {
      listeners.push(listener as () => void);
      return process;
    });
    const exit = vi.spyOn(process, 'exit').mockImplementation((() => {}) as never);
    const print = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => {
      vi.useRealTimers();
      for (const spy of [on, exit, print]) spy.mockRestore();
    });
    const server = { close: vi.fn(close) };
    endGracefully(server);
    // One Ctrl+C may send both signals.
    for (const listener of listeners) listener();
    if (seconds > 0) await vi.advanceTimersByTimeAsync(seconds * 1_000 - 1);
    expect(exit).toHaveBeenCalledTimes(0);
    await vi.advanceTimersByTimeAsync(1);
    expect([server.close.mock.calls.length, exit.mock.calls, print.mock.calls.flat()]).toEqual([
      1,
      [[code]],
      printed,
    ]);
  },
);
