import { serverPaths } from '@sayapatri/contract/serverPaths';
import { brand } from '@sayapatri/facts/brand';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Config } from '../config/config.ts';
import { enquirySchema } from '../enquiries/enquirySchema.ts';
import type { EnquiryStore } from '../enquiries/enquiryStore.ts';
import { channels } from '../enquiries/tables.ts';
import { rateLimit } from '../http/rateLimit.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { enquiryOf, isFormPost, parseFormPosts, typedFields } from './formPost.ts';
import { answerError, refuse, refuseFields, refuseForNow } from './refusals.ts';
import { sendResultPage } from './resultPage.ts';

/** In bytes. A form post takes nine for each Devanagari letter, so the longest message takes 72,000. */
const bodyLimit = 80 * 1024;
/** The text below the title of the page that thanks a visitor without scripts. */
const received = 'We have your message. If it is urgent, please call us.';

export interface ContactParts {
  enquiries: EnquiryStore;
  config: Config;
  metrics: Metrics;
  /** Called once an enquiry is stored. */
  onStored: () => void;
}

/**
 * POST /api. JSON is answered with JSON once the enquiry is on disk, and with plain text where it is refused
 * (plainText.ts says why). A form post is answered with a page.
 */
export function addContactEndpoint(
  app: FastifyInstance,
  { enquiries, config, metrics, onStored }: ContactParts,
): void {
  app.removeContentTypeParser('text/plain');
  parseFormPosts(app);
  const configuredChannels = channels.filter((channel) => config[channel] !== undefined);
  const limit = rateLimit(config.rateLimitPerMinute);
  const countRefused = (reason: 'address limit' | 'fields' | 'database' | 'unreadable') =>
    metrics.enquiries.inc({ outcome: 'refused', reason });

  /** Counts a post from this address. Resolves with the seconds to wait if there have been too many, else with 0. */
  async function secondsToWait(request: FastifyRequest): Promise<number> {
    const wait = await limit(request.ip);
    if (wait > 0) countRefused('address limit');
    return wait;
  }

  // A post that can't be read counts too: otherwise an address could send any number of them.
  const errorHandler = async (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const wait = await secondsToWait(request);
    if (wait > 0) return refuseForNow(request, reply, wait);
    countRefused('unreadable');
    return answerError(error, request, reply);
  };
  app.post(serverPaths.enquiries, { bodyLimit, errorHandler }, async (request, reply) => {
    const wait = await secondsToWait(request);
    if (wait > 0) return refuseForNow(request, reply, wait);

    const typed = isFormPost(request) ? typedFields(request) : undefined;
    const parsed = v.safeParse(enquirySchema, typed ? enquiryOf(typed, new Date()) : request.body);
    if (!parsed.success) {
      countRefused('fields');
      return refuseFields(request, reply, parsed.issues);
    }

    const spamReasons = spamReasonsOf({
      hiddenFieldFilled: Boolean(typed?.website || request.headers['enquiry-website']),
      seconds: secondsOf(request),
      fromOtherSite: request.headers['sec-fetch-site'] === 'cross-site',
    });
    try {
      await enquiries.save(parsed.output, { spamReasons, channels: configuredChannels });
    } catch (error) {
      countRefused('database');
      request.log.error({ err: error }, 'enquiry not stored');
      return refuse(request, reply.header('Retry-After', '10'), 503, [
        'We could not save your message. Please try again in a moment, or call us.',
      ]);
    }
    metrics.enquiries.inc({ outcome: 'stored', reason: 'none' });
    onStored();
    if (typed) {
      const title = `Thanks! You'll get a response in ${brand.replyHours} hours.`;
      return sendResultPage(reply, { status: 200, title, sentences: [received] });
    }
    return reply.header('Cache-Control', 'no-store').send({ received: true });
  });
}

/** Seconds from opening the form to sending it, from a header that the site's form sends; undefined without it. */
function secondsOf({ headers }: FastifyRequest): number | undefined {
  const told = headers['enquiry-seconds'];
  return typeof told === 'string' && /^\d{1,6}(\.\d+)?$/.test(told) ? Number(told) : undefined;
}

interface SpamSigns {
  /** Whether the form's hidden field, which people don't see, was filled in. */
  hiddenFieldFilled: boolean;
  /** Seconds from opening the form to sending it; undefined if the client doesn't send them. */
  seconds: number | undefined;
  /** Whether a browser says that another site's page sent it. */
  fromOtherSite: boolean;
}

/** A person needs at least this many seconds to fill in the form. */
const minSeconds = 3;

/**
 * Why an enquiry may be spam, for its reader; no enquiry is ever dropped. A client that sends only the five values,
 * without a browser's headers, gives no reason.
 */
const spamReasonsOf = ({ hiddenFieldFilled, seconds = minSeconds, fromOtherSite }: SpamSigns): string[] => [
  ...(hiddenFieldFilled ? ['hidden field filled in'] : []),
  ...(seconds < minSeconds ? [`sent within ${minSeconds} seconds`] : []),
  ...(fromOtherSite ? ['sent from another site'] : []),
];
