import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { enquirySchema, faultyKeys } from './enquiries/enquirySchema.ts';
import type { EnquiryStore } from './enquiries/enquiryStore.ts';
import { sendPlain } from './plainText.ts';

const bodyLimit = 32 * 1024;

/** POST /api: JSON comes back only once the enquiry is durably stored; see plainText.ts for the rest. */
export async function addContactEndpoint(
  app: FastifyInstance,
  enquiries: EnquiryStore,
  ratePerMinute: number,
): Promise<void> {
  app.removeContentTypeParser('text/plain');
  await app.register(rateLimit, { global: false });

  const limits = { bodyLimit, config: { rateLimit: { max: ratePerMinute, timeWindow: 60_000 } } };
  app.post('/api', limits, async (request, reply) => {
    const parsed = v.safeParse(enquirySchema, request.body);
    if (!parsed.success) {
      const keys = faultyKeys(parsed.issues);
      return sendPlain(reply, 400, keys.length > 0 ? `Please check: ${keys.join(', ')}.` : undefined);
    }
    try {
      await enquiries.save(parsed.output);
    } catch (error) {
      request.log.error({ err: error }, 'enquiry not stored');
      return sendPlain(
        reply.header('Retry-After', '10'),
        503,
        'The enquiry could not be stored; please try again shortly.',
      );
    }
    return reply.header('Cache-Control', 'no-store').send({ received: true });
  });
}
