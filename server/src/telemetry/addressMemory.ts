import { createHmac, randomBytes } from 'node:crypto';

const hourMs = 3_600_000;

/**
 * How long after a counted visit its address's failures count. Shorter than an hour, because a mobile carrier has many
 * visitors behind one address: failures of later visitors would be set against the first visitor's visit.
 */
const visitMs = 600_000;

export type CountedOfAddress = ReturnType<ReturnType<typeof createAddressMemory>['of']>;

/**
 * Remembers for an hour what was counted of each address, so that no address moves a rate by more than its own visit. An
 * address is kept as a hash with a salt that exists in memory alone; `most` bounds the memory to about 15 MB.
 */
export function createAddressMemory(now: () => number = () => performance.now(), most = 100_000) {
  const salt = randomBytes(32);
  /** The moment of each count, oldest first. */
  const counted = new Map<string, number>();

  function forgetOld(): void {
    for (const [key, at] of counted) {
      if (now() - at < hourMs) return;
      counted.delete(key);
    }
  }

  return {
    /** Whether no more can be remembered, so that nothing may be counted. */
    isFull: () => {
      forgetOld();
      return counted.size >= most;
    },
    /** The counts of the address with this key (addressKey.ts). */
    of: (addressKey: string) => {
      const address = createHmac('sha256', salt).update(addressKey).digest('base64url').slice(0, 16);
      /** Remembers a count, unless the same was counted of the address within an hour. Returns whether it is to be counted. */
      const isFirst = (what: string) => {
        forgetOld();
        const key = `${address} ${what}`;
        if (counted.has(key)) return false;
        counted.set(key, now());
        return true;
      };
      /** The same for a failure in a visit, such as "remote-blog b2", which counts only soon after that visit was counted. */
      const isFirstFailure = (what: string, visit: string) => {
        const at = counted.get(`${address} visit ${visit}`);
        return at !== undefined && now() - at < visitMs && isFirst(`${what} ${visit}`);
      };
      return { isFirst, isFirstFailure };
    },
  };
}
