import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const hourMs = 3_600_000;

export interface RateLimits {
  /** Counts a request of this address (of IPv6: its /64 network). Seconds to wait when it is one too many, else 0. */
  waitForAddress(request: FastifyRequest): Promise<number>;
  /** The same for an enquiry from this e-mail address. */
  waitForEmail(request: FastifyRequest, email: string): Promise<number>;
}

/** Limits for enquiries, counted in the memory of this server. */
export async function addRateLimits(
  app: FastifyInstance,
  { perMinute, perEmailAndHour }: { perMinute: number; perEmailAndHour: number },
): Promise<RateLimits> {
  await app.register(rateLimit, { global: false, ipv6Subnet: 64 });
  const byAddress = app.createRateLimit({ max: perMinute, timeWindow: 60_000 });
  const emails = new WeakMap<FastifyRequest, string>();
  const byEmail = app.createRateLimit({
    max: perEmailAndHour,
    timeWindow: hourMs,
    keyGenerator: (request) => emails.get(request) ?? '',
  });
  const waitOf = (limit: Awaited<ReturnType<typeof byAddress>>) =>
    !limit.isAllowed && limit.isExceeded ? Math.max(1, limit.ttlInSeconds) : 0;
  return {
    waitForAddress: async (request) => waitOf(await byAddress(request)),
    waitForEmail: async (request, email) => {
      emails.set(request, email.toLowerCase());
      return waitOf(await byEmail(request));
    },
  };
}

/** A wait as people say it: seconds under a minute and a half, else minutes. */
export const waitInWords = (seconds: number): string =>
  seconds < 90 ? `${seconds} ${seconds === 1 ? 'second' : 'seconds'}` : `${Math.ceil(seconds / 60)} minutes`;
