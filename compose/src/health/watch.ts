/** Decides when a new version has so many more errors than the one before that it must be rolled back. */
import { type Counts, type CountsByVersion, per1000 } from './readCounts.ts';

export interface WatchRules {
  /** The error rate, as a multiple of the former version's, above which a version is rolled back. */
  times: number;
  /** For how many minutes the rate must stay above that. */
  minutes: number;
  /** Minimum number of visits for a verdict: to the former version in all, to the new one in each half of that time. */
  visits: number;
}

export interface LiveVersion {
  name: string;
  live: string;
  /** The version that a rollback would bring back; undefined where there is none. */
  former: string | undefined;
}

/** A package that is to be rolled back, and why: errors of 1,000 visits of either version. */
export interface Verdict extends LiveVersion {
  rate: number;
  formerRate: number;
}

interface Sample extends Counts {
  at: number;
}

/** The former version's errors of 1,000 visits count as at least this many, so that one error causes no rollback. */
const minRate = 1;
/** Fewer errors than this in half of the time cause no rollback. */
const minErrors = 5;

const since = (from: Counts, to: Counts): Counts => ({
  visits: to.visits - from.visits,
  errors: to.errors - from.errors,
});

/**
 * Returns a function to be called with the counts about every minute, which returns what to roll back. A new version is
 * worse when its rate is too high in both halves of the last `minutes`. No version is rolled back twice.
 */
export function createWatch({ times, minutes, visits }: WatchRules) {
  const samples = new Map<string, Sample[]>();
  const rolledBack = new Set<string>();
  const duration = minutes * 60_000;

  function samplesOf(key: string, sample: Sample): Sample[] {
    const known = samples.get(key) ?? [];
    const last = known.at(-1);
    // A restarted server counts from 0 again.
    const isReset = last !== undefined && (sample.visits < last.visits || sample.errors < last.errors);
    const kept = isReset ? [] : known;
    // Keeps one sample from before the period as its starting point.
    while ((kept[1]?.at ?? Number.POSITIVE_INFINITY) <= sample.at - duration) kept.shift();
    kept.push(sample);
    samples.set(key, kept);
    return kept;
  }

  return function judge(now: number, live: readonly LiveVersion[], counts: CountsByVersion): Verdict[] {
    return live.flatMap((one) => {
      const of = (version: string) => counts.get(one.name)?.get(version) ?? { visits: 0, errors: 0 };
      const key = `${one.name} ${one.live}`;
      const recent = samplesOf(key, { at: now, ...of(one.live) });
      const [first] = recent;
      const middle = recent.findLast(({ at }) => at <= now - duration / 2);
      const last = recent.at(-1);
      if (one.former === undefined || rolledBack.has(key)) return [];
      if (!first || !middle || !last || first.at > now - duration) return [];
      const formerCounts = of(one.former);
      if (formerCounts.visits < visits) return [];
      const formerRate = per1000(formerCounts) ?? 0;
      const tooMany = Math.max(formerRate, minRate) * times;
      const halves = [since(first, middle), since(middle, last)];
      const isWorse = halves.every(
        (half) => half.visits >= visits && half.errors >= minErrors && (per1000(half) ?? 0) > tooMany,
      );
      if (!isWorse) return [];
      rolledBack.add(key);
      return [{ ...one, rate: per1000(since(first, last)) ?? 0, formerRate }];
    });
  };
}
