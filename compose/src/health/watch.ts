/** Decides when a new version does so much worse than the one before that it is to be rolled back. */
import { type Counts, type CountsByVersion, per1000 } from './readCounts.ts';

export interface WatchRules {
  /** How many times the former version's errors of 1,000 visits are too many. */
  times: number;
  /** For how long they have to be too many. */
  minutes: number;
  /** The fewest visits, of either version, that say anything: of the new one in each half of that time. */
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

/** A version without errors counts as one with this many of 1,000 visits: no version is worse by a single error. */
const leastRate = 1;
/** Fewer errors in half of the time are chance. */
const leastErrors = 5;

const since = (from: Counts, to: Counts): Counts => ({
  visits: to.visits - from.visits,
  errors: to.errors - from.errors,
});

/**
 * Makes the function that is told the counts every minute or so, and answers with what to roll back. A new version is worse
 * when its rate is too high in both halves of the last `minutes`. What was rolled back once is left alone for good.
 */
export function createWatch({ times, minutes, visits }: WatchRules) {
  const samples = new Map<string, Sample[]>();
  const rolledBack = new Set<string>();
  const duration = minutes * 60_000;

  function samplesOf(key: string, sample: Sample): Sample[] {
    const known = samples.get(key) ?? [];
    const last = known.at(-1);
    // A server that was restarted begins to count anew.
    const isReset = last !== undefined && (sample.visits < last.visits || sample.errors < last.errors);
    const kept = isReset ? [] : known;
    // One that is as old as the whole time stays, to count from.
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
      const tooMany = Math.max(formerRate, leastRate) * times;
      const halves = [since(first, middle), since(middle, last)];
      const isWorse = halves.every(
        (half) => half.visits >= visits && half.errors >= leastErrors && (per1000(half) ?? 0) > tooMany,
      );
      if (!isWorse) return [];
      rolledBack.add(key);
      return [{ ...one, rate: per1000(since(first, last)) ?? 0, formerRate }];
    });
  };
}
