// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { once } from './once.ts';

test('the same key gets the same promise, another key its own', async () => {
  const load = vi.fn(async (key: string, more: string) => key + more);
  const get = once(load);
  expect(get('a', '1')).toBe(get('a', '2'));
  expect(await get('a', '3')).toBe('a1');
  expect(await get('b', '1')).toBe('b1');
  expect(load).toHaveBeenCalledTimes(2);
});

test('what was rejected is loaded again', async () => {
  const get = once(vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce('there'));
  await expect(get('a')).rejects.toThrow('offline');
  expect(await get('a')).toBe('there');
});
