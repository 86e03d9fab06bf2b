import ipaddr from 'ipaddr.js';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/**
 * A limit of `most` a minute for each address, counted in the memory of this server. The returned function counts one for an
 * address, and resolves with the seconds to wait if that is over the limit, else with 0.
 */
export function rateLimit(most: number): (address: string) => Promise<number> {
  const limiter = new RateLimiterMemory({ points: most, duration: 60 });
  return async (address) => {
    try {
      await limiter.consume(addressKey(address));
      return 0;
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
    }
  };
}

/** The number of 16-bit parts that name an IPv6 network of one customer, a /64. */
const networkParts = 4;

/**
 * The key under which every limit counts an IP address: an IPv4 address itself, also where it is written as IPv6
 * (::ffff:192.0.2.1), and the /64 network of an IPv6 address, because one customer has all addresses of it. Text that is
 * no address, which only a proxy can pass on, has one key in common.
 */
export function addressKey(address: string): string {
  if (!ipaddr.isValid(address)) return 'no address';
  const found = ipaddr.process(address);
  if (!('parts' in found)) return found.toString();
  const network = found.parts.slice(0, networkParts).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}
