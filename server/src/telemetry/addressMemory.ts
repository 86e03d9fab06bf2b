import { createHmac, randomBytes } from 'node:crypto';

/** How long it is remembered that something was counted of an address. */
const hourMs = 3_600_000;

/**
 * How long a counted visit stands for the failures that its address reports. Shorter than an hour, because a mobile
 * carrier has many visitors behind one address: the failures of later ones would be set against the first one's visit.
 */
const visitMs = 600_000;

export type CountedOfAddress = ReturnType<ReturnType<typeof createAddressMemory>['of']>;

/**
 * Remembers for an hour what was counted of each address, so that none can move a rate by more than its own visit. An
 * address is kept as a hash with a salt that exists in memory alone; `most` bounds the memory to about 15 MB.
 */
export function createAddressMemory(now: () => number = () => performance.now(), most = 100_000) {
  const salt = randomBytes(32);
  /** When each was counted, oldest first. */
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
    /** What has been counted of the address with this key (addressKey.ts). */
    of: (addressKey: string) => {
      const address = createHmac('sha256', salt).update(addressKey).digest('base64url').slice(0, 16);
      /** Whether this is to be counted, because it was not counted of the address within an hour. */
      const isFirst = (what: string) => {
        forgetOld();
        const key = `${address} ${what}`;
        if (counted.has(key)) return false;
        counted.set(key, now());
        return true;
      };
      /** The same for a failure in a visit, such as "remote-blog b2": false also unless that visit was counted just before. */
      const isFirstFailure = (what: string, visit: string) => {
        const at = counted.get(`${address} visit ${visit}`);
        return at !== undefined && now() - at < visitMs && isFirst(`${what} ${visit}`);
      };
      return { isFirst, isFirstFailure };
    },
  };
}
