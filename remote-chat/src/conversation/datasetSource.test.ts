// @vitest-environment node
import type { TestRequirements } from 'shared/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { requirementsSource, timeoutMs } from './requirementsSource.ts';

const requirements = {} as TestRequirements;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the requirements', () => {
  it('are not loaded before somebody asks', () => {
    const load = vi.fn();
    requirementsSource(load);
    expect(load).not.toHaveBeenCalled();
  });

  it('are loaded once, however often they are asked for', async () => {
    const load = vi.fn(async () => requirements);
    const ask = requirementsSource(load);
    expect(await Promise.all([ask(), ask()])).toEqual([requirements, requirements]);
    expect(await ask()).toBe(requirements);
    expect(load).toHaveBeenCalledOnce();
    expect(load).toHaveBeenCalledWith('testRequirements');
  });

  it('are asked for again after they could not be had', async () => {
    const load = vi.fn(async (): Promise<TestRequirements | undefined> => requirements);
    load.mockResolvedValueOnce(undefined);
    const ask = requirementsSource(load);
    expect(await ask()).toBeUndefined();
    expect(await ask()).toBe(requirements);
  });

  it('are not waited for without end', async () => {
    const ask = requirementsSource(() => new Promise(() => {}));
    const waiting = ask();
    await vi.advanceTimersByTimeAsync(timeoutMs);
    expect(await waiting).toBeUndefined();
  });
});
