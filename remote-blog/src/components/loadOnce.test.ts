// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadOnce } from './loadOnce.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a part of a page', () => {
  it('is loaded once, however often it is requested', async () => {
    const load = vi.fn(async () => 'text');
    expect(loadOnce(load, '')).toBe(loadOnce(load, ''));
    await expect(loadOnce(load, '')).resolves.toBe('text');
    expect(load).toHaveBeenCalledOnce();
  });

  it('is replaced when it can’t be loaded', async () => {
    await expect(loadOnce(() => Promise.reject(new Error('gone')), 'instead')).resolves.toBe('instead');
  });

  it('is replaced when it is not loaded within five seconds', async () => {
    const part = loadOnce(() => new Promise<string>(() => {}), 'instead');
    await vi.advanceTimersByTimeAsync(5000);
    await expect(part).resolves.toBe('instead');
  });
});
