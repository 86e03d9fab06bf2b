import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** A limit of `most` in `seconds` for each key, counted in the memory of this server. Addresses count by `addressKey`. */
export function rateLimit(most: number, seconds: number) {
  const limiter = new RateLimiterMemory({ points: most, duration: seconds });
  return {
    /** Counts one for this key. Resolves with the seconds to wait if that is over the limit, else with 0. */
    waitFor: async (key: string): Promise<number> => {
      try {
        await limiter.consume(key);
        return 0;
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
      }
    },
    /** Reduces this key's count by one. */
    uncount: async (key: string): Promise<void> => {
      await limiter.reward(key);
    },
  };
}
