import { brand } from '@sayapatri/facts/brand';
import { serverPaths } from '@sayapatri/hosting/serverPaths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Config } from '../config/config.ts';
import { enquirySchema } from '../enquiries/enquirySchema.ts';
import type { Channel, EnquiryStore } from '../enquiries/enquiryStore.ts';
import { foldEmail } from '../enquiries/foldEmail.ts';
import { addressKey } from '../http/addressKey.ts';
import { rateLimit } from '../http/rateLimit.ts';
import type { SiteFolder } from '../site/siteFolder.ts';
import { enquiryOf, isFormPost, parseFormPosts, typedFields } from './formPost.ts';
import { answerError, refuse, refuseFields, refuseForNow } from './refusals.ts';
import { sendResultPage } from './resultPage.ts';
import { siteAssets } from './siteAssets.ts';
import { scoreSpam } from './spam.ts';

/** Bytes. A form posts each Devanagari letter as nine, so that the longest message is 72,000. */
const bodyLimit = 80 * 1024;
const thanks = `Thanks! You'll get a response in ${brand.replyHours} hours.`;
/** The text below the title of the page that thanks a visitor without scripts. */
const received = 'We have your message. If it is urgent, please call us.';
const retryAfterSeconds = 10;
const minuteSeconds = 60;
const hourSeconds = 3_600;

export interface ContactParts {
  /** The composed site, whose font and icon the pages for browsers without scripts use. */
  site: Pick<SiteFolder, 'current'>;
  enquiries: EnquiryStore;
  limits: Pick<Config, 'rateLimitPerMinute' | 'rateLimitPerEmailAndHour'>;
  /** How the office is told of enquiries. */
  channels: readonly Channel[];
  /** Called once an enquiry is stored. */
  onStored: () => void;
  /** Called with the outcome of every post, and the reason if it was refused. */
  onOutcome: (outcome: 'stored' | 'refused', reason: Reason) => void;
}

/** Why an enquiry was refused; `none` where it was stored. */
type Reason = 'none' | 'address limit' | 'email limit' | 'fields' | 'database' | 'unreadable';

/**
 * POST /api. JSON is answered with JSON once the enquiry is on disk, and with plain text where it is refused
 * (plainText.ts says why). A form post is answered with a page.
 */
export function addContactEndpoint(
  app: FastifyInstance,
  { site, enquiries, limits, channels, onStored, onOutcome }: ContactParts,
): void {
  app.removeContentTypeParser('text/plain');
  app.decorate('siteAssets', () => siteAssets(site.current()));
  parseFormPosts(app);
  const byAddress = rateLimit(limits.rateLimitPerMinute, minuteSeconds);
  const byEmail = rateLimit(limits.rateLimitPerEmailAndHour, hourSeconds);

  /** Counts a post from this address. Answers it and returns the answer if there have been too many. */
  async function refuseTooMany(request: FastifyRequest, reply: FastifyReply) {
    const wait = await byAddress.waitFor(addressKey(request.ip));
    if (wait === 0) return undefined;
    onOutcome('refused', 'address limit');
    return refuseForNow(request, reply, wait, 'this network');
  }

  // A post that can't be read counts too: otherwise an address could send any number of them.
  const errorHandler = async (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const refusal = await refuseTooMany(request, reply);
    if (refusal) return refusal;
    onOutcome('refused', 'unreadable');
    return answerError(error, request, reply);
  };
  app.post(serverPaths.enquiries, { bodyLimit, errorHandler }, async (request, reply) => {
    const refusal = await refuseTooMany(request, reply);
    if (refusal) return refusal;

    const typed = isFormPost(request) ? typedFields(request) : undefined;
    const parsed = v.safeParse(enquirySchema, typed ? enquiryOf(typed, new Date()) : request.body);
    if (!parsed.success) {
      onOutcome('refused', 'fields');
      return refuseFields(request, reply, parsed.issues);
    }

    const sender = foldEmail(parsed.output.email);
    const emailWait = await byEmail.waitFor(sender);
    if (emailWait > 0) {
      onOutcome('refused', 'email limit');
      return refuseForNow(request, reply, emailWait, 'this email address');
    }

    const spam = scoreSpam({
      hiddenFieldFilled: Boolean(typed?.website || request.headers['enquiry-website']),
      seconds: secondsOf(request),
      fromOtherSite: request.headers['sec-fetch-site'] === 'cross-site',
      message: parsed.output.message,
    });
    try {
      await enquiries.save(parsed.output, { ...spam, channels });
    } catch (error) {
      onOutcome('refused', 'database');
      request.log.error({ err: error }, 'enquiry not stored');
      await byEmail.uncount(sender);
      reply.header('Retry-After', String(retryAfterSeconds));
      return refuse(
        request,
        reply,
        503,
        'We could not save your message. Please try again in a moment, or call us.',
      );
    }
    onOutcome('stored', 'none');
    onStored();
    if (typed) return sendResultPage(reply, { status: 200, title: thanks, sentences: [received] });
    return reply.header('Cache-Control', 'no-store').send({ received: true });
  });
}

/** Seconds from opening the form to sending it, from a header that the site's form sends; undefined without it. */
function secondsOf({ headers }: FastifyRequest): number | undefined {
  const told = headers['enquiry-seconds'];
  return typeof told === 'string' && /^\d{1,6}(\.\d+)?$/.test(told) ? Number(told) : undefined;
}
