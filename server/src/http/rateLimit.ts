import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

export interface RateLimit {
  /** Counts one for this key. Resolves with the seconds to wait if that is over the limit, else with 0. */
  waitFor(key: string): Promise<number>;
  /** Takes one back from this key's count. */
  uncount(key: string): Promise<void>;
}

/** A limit of `most` in `seconds` for each key, counted in the memory of this server. Addresses count by `addressKey`. */
export function rateLimit(most: number, seconds: number): RateLimit {
  const limiter = new RateLimiterMemory({ points: most, duration: seconds });
  return {
    waitFor: async (key) => {
      try {
        await limiter.consume(key);
        return 0;
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
      }
    },
    uncount: async (key) => {
      await limiter.reward(key);
    },
  };
}
