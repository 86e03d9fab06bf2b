import { describe, expect, it } from 'vitest';
import { forgetOld } from './prune.ts';

const now = new Date('2024-06-30T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 3600_000).toISOString();

/** A package with a release for each age in days, newest first; a version's name is its age. */
const registry = (ages: number[], live = ages[0]) => ({
  live: { 'remote-blog': `v${live}` },
  history: { 'remote-blog': ages.map((age) => ({ version: `v${age}`, at: daysAgo(age) })) },
});
const kept = (ages: number[], live?: number) =>
  forgetOld(registry(ages, live), now).history['remote-blog']?.map(({ version }) => version);

const tenOld = [20, 21, 22, 23, 24, 25, 26, 27, 28, 29];

describe('pruning', () => {
  it('keeps the last ten versions however old', () => {
    expect(kept([...tenOld, 30, 31])).toEqual(tenOld.map((age) => `v${age}`));
  });

  it('keeps versions that were live within a week, however many', () => {
    const hourly = Array.from({ length: 30 }, (_, index) => index / 24);
    expect(kept(hourly)).toHaveLength(30);
    // The version released 90 days ago was live until the next one, six days ago.
    expect(kept([0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 6, 90, 91])).toEqual(
      expect.arrayContaining(['v6', 'v90']),
    );
    expect(kept([0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 6, 90, 91])).not.toContain('v91');
  });

  it('always keeps the live version', () => {
    expect(kept([...tenOld, 30, 31], 31)).toContain('v31');
  });
});
