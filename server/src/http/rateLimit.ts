import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** A limit of `most` a minute for each key, counted in the memory of this server. Addresses count by `addressKey`. */
export function rateLimit(most: number) {
  const limiter = new RateLimiterMemory({ points: most, duration: 60 });
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
  };
}
