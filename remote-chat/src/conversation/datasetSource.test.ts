// @vitest-environment node
import type { TestRequirements, WidgetProps } from '@sayapatri/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { datasetSource } from './datasetSource.ts';
import { timeoutMs } from './withinTime.ts';

const requirements = {} as TestRequirements;
const sourceOf = (load: (name: string) => Promise<TestRequirements | undefined>) =>
  datasetSource(load as WidgetProps['loadDataset']);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the datasets', () => {
  it('are not loaded before they are needed', () => {
    const load = vi.fn();
    sourceOf(load);
    expect(load).not.toHaveBeenCalled();
  });

  it('are loaded once, however often they are requested', async () => {
    const load = vi.fn(async () => requirements);
    const ask = sourceOf(load);
    expect(await Promise.all([ask('testRequirements'), ask('testRequirements')])).toEqual([
      requirements,
      requirements,
    ]);
    expect(await ask('testRequirements')).toBe(requirements);
    expect(load).toHaveBeenCalledOnce();
    expect(load).toHaveBeenCalledWith('testRequirements');
  });

  it('are requested again after loading failed', async () => {
    const load = vi.fn(async (): Promise<TestRequirements | undefined> => requirements);
    load.mockResolvedValueOnce(undefined);
    const ask = sourceOf(load);
    expect(await ask('testRequirements')).toBeUndefined();
    expect(await ask('testRequirements')).toBe(requirements);
  });

  it('are waited for only up to the time limit', async () => {
    const ask = datasetSource(() => new Promise(() => {}));
    const waiting = ask('testRequirements');
    await vi.advanceTimersByTimeAsync(timeoutMs);
    expect(await waiting).toBeUndefined();
  });
});
