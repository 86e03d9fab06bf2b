import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { brand } from 'shared/brand';
import * as v from 'valibot';
import type { Config } from '../config/config.ts';
import { enquirySchema, faultyKeys, unstorable } from '../enquiries/enquirySchema.ts';
import type { EnquiryStore } from '../enquiries/enquiryStore.ts';
import { answerError, sendPlain } from '../http/plainText.ts';
import { serverPaths } from '../http/serverPaths.ts';
import { enquiryOf, isFormPost, parseFormPosts, typedFields } from './formPost.ts';
import { addRateLimits, waitInWords } from './rateLimits.ts';
import { sendResultPage } from './resultPage.ts';
import { scoreSpam } from './spam.ts';

const bodyLimit = 32 * 1024;
const thanks = `Thanks! You'll get a response in ${brand.replyHours} hours.`;
const failure = 'Submission failed. Please try again later.';
const retryAfterSeconds = 10;

/** What a visitor without scripts is told of a field. */
const fieldRules: Record<string, string> = {
  name: 'Name: please write your name, in at most 200 characters.',
  email: 'Email: please write an address such as asha@mail.example.',
  phone: 'Phone: please write at most 50 characters, or leave it empty.',
  message: 'Message: please write at least one word, and at most 8,000 characters.',
};

export interface ContactParts {
  enquiries: EnquiryStore;
  limits: Pick<Config, 'rateLimitPerMinute' | 'rateLimitPerEmailAndHour'>;
  /** Whether the office is to be mailed. */
  toMail: boolean;
  /** Called once an enquiry is stored. */
  onStored: () => void;
  /** Called with the outcome of every post, and why. */
  onOutcome: (outcome: 'stored' | 'refused', reason: Reason) => void;
}

/** Why an enquiry was refused; `none` where it was stored. */
type Reason = 'none' | 'address limit' | 'email limit' | 'fields' | 'database' | 'unreadable';

/**
 * POST /api. JSON is answered with JSON once the enquiry is on disk, and with plain text where it is refused
 * (plainText.ts says why). A form post is answered with a page.
 */
export async function addContactEndpoint(
  app: FastifyInstance,
  { enquiries, limits, toMail, onStored, onOutcome }: ContactParts,
): Promise<void> {
  app.removeContentTypeParser('text/plain');
  parseFormPosts(app);
  const { waitForAddress, waitForEmail, uncountEmail } = await addRateLimits(app, {
    perMinute: limits.rateLimitPerMinute,
    perEmailAndHour: limits.rateLimitPerEmailAndHour,
  });

  const errorHandler = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    onOutcome('refused', 'unreadable');
    return answerAnyError(error, request, reply);
  };
  app.post(serverPaths.enquiries, { bodyLimit, errorHandler }, async (request, reply) => {
    const addressWait = await waitForAddress(request);
    if (addressWait > 0) {
      onOutcome('refused', 'address limit');
      return refuseForNow(request, reply, addressWait, 'this network');
    }

    const typed = isFormPost(request) ? typedFields(request) : undefined;
    const parsed = v.safeParse(enquirySchema, typed ? enquiryOf(typed, new Date()) : request.body);
    if (!parsed.success) {
      onOutcome('refused', 'fields');
      return refuseFields(request, reply, parsed.issues);
    }

    const emailWait = await waitForEmail(parsed.output.email);
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
      await enquiries.save(parsed.output, { ...spam, toMail });
    } catch (error) {
      onOutcome('refused', 'database');
      request.log.error({ err: error }, 'enquiry not stored');
      await uncountEmail(parsed.output.email);
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
    if (typed) return sendResultPage(reply, { status: 200, title: thanks, sentences: [] });
    return reply.header('Cache-Control', 'no-store').send({ received: true });
  });
}

/** Seconds from opening the form to sending it, as the site's own form tells them; undefined where they are not told. */
function secondsOf({ headers }: FastifyRequest): number | undefined {
  const told = headers['enquiry-seconds'];
  return typeof told === 'string' && /^\d{1,6}(\.\d+)?$/.test(told) ? Number(told) : undefined;
}

function refuseForNow(request: FastifyRequest, reply: FastifyReply, seconds: number, from: string) {
  reply.header('Retry-After', String(seconds));
  return refuse(
    request,
    reply,
    429,
    `We have had too many messages from ${from}. Please try again in ${waitInWords(seconds)}, or call us.`,
  );
}

function refuseFields(request: FastifyRequest, reply: FastifyReply, issues: readonly v.BaseIssue<unknown>[]) {
  const keys = faultyKeys(issues);
  const hint = issues.some(({ message }) => message === unstorable) ? [unstorable] : [];
  if (isFormPost(request)) {
    const sentences = [...keys.map((key) => fieldRules[key] ?? ''), ...hint];
    return sendResultPage(reply, {
      status: 400,
      title: 'Your message was not sent',
      sentences,
      typed: typedFields(request),
    });
  }
  const sentence = keys.length > 0 ? [`Please check: ${keys.join(', ')}.`, ...hint].join(' ') : undefined;
  return sendPlain(reply, 400, sentence);
}

/** Answers what can't be taken now: in plain text, or a form post with a page that keeps what was typed. */
function refuse(request: FastifyRequest, reply: FastifyReply, status: number, sentence: string) {
  if (!isFormPost(request)) return sendPlain(reply, status, sentence);
  return sendResultPage(reply, {
    status,
    title: failure,
    sentences: [sentence],
    typed: typedFields(request),
  });
}

/** Errors from before the handler: a body that is too large, of another type, or no JSON. */
function answerAnyError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (!isFormPost(request)) return answerError(error, request, reply);
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  const sentence =
    status === 413
      ? 'Your message is too long. Please go back and shorten it.'
      : 'Something went wrong on our side. Please try again.';
  if (status >= 500) request.log.error({ err: error }, 'request failed');
  return sendResultPage(reply, { status, title: 'Your message was not sent', sentences: [sentence] });
}
