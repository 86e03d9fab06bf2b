import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

const hourSeconds = 3_600;

export interface RateLimits {
  /** Counts a request from this IP address (IPv6: its /64 network). Returns the seconds to wait if over the limit, else 0. */
  waitForAddress(request: FastifyRequest): Promise<number>;
  /** The same for an enquiry from this e-mail address. */
  waitForEmail(email: string): Promise<number>;
  /** Subtracts one enquiry from this e-mail address's count: it could not be stored, and will be sent again. */
  uncountEmail(email: string): Promise<void>;
}

/** Limits for enquiries, counted in the memory of this server. */
export async function addRateLimits(
  app: FastifyInstance,
  { perMinute, perEmailAndHour }: { perMinute: number; perEmailAndHour: number },
): Promise<RateLimits> {
  await app.register(rateLimit, { global: false, ipv6Subnet: 64 });
  const byAddress = app.createRateLimit({ max: perMinute, timeWindow: 60_000 });
  const byEmail = new RateLimiterMemory({ points: perEmailAndHour, duration: hourSeconds });
  return {
    waitForAddress: async (request) => {
      const limit = await byAddress(request);
      return !limit.isAllowed && limit.isExceeded ? Math.max(1, limit.ttlInSeconds) : 0;
    },
    waitForEmail: async (email) => {
      try {
        await byEmail.consume(email.toLowerCase());
        return 0;
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
      }
    },
    uncountEmail: async (email) => {
      await byEmail.reward(email.toLowerCase());
    },
  };
}

/** A wait in words: in seconds up to a minute and a half, otherwise in minutes. */
export const waitInWords = (seconds: number): string =>
  seconds < 90 ? `${seconds} ${seconds === 1 ? 'second' : 'seconds'}` : `${Math.ceil(seconds / 60)} minutes`;
