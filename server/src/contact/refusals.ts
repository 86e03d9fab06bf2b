import { enquiryLimits as limits } from '@sayapatri/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as v from 'valibot';
import { faultyKeys, unstorable } from '../enquiries/enquirySchema.ts';
import { answerError as answerInPlainText, sendPlain } from '../http/plainText.ts';
import { isFormPost, typedFields } from './formPost.ts';
import { sendResultPage } from './resultPage.ts';

const failure = 'Submission failed. Please try again later.';

const longestMessage = limits.message.toLocaleString('en-US');

/** The error messages of the fields, for visitors. */
const fieldRules: Record<string, string> = {
  name: `Name: please write your name, in at most ${limits.name} characters.`,
  email: 'Email: please write an address such as asha@mail.example.',
  phone: `Phone: please write at most ${limits.phone} characters, or leave it empty.`,
  message: `Message: please write at least one word, and at most ${longestMessage} characters.`,
};

/** Answers with status 429 and says how many seconds to wait; `from` names what sent too much. */
export async function refuseForNow(
  request: FastifyRequest,
  reply: FastifyReply,
  seconds: number,
  from: string,
) {
  reply.header('Retry-After', String(seconds));
  return refuse(
    request,
    reply,
    429,
    `We have had too many messages from ${from}. Please try again in ${waitInWords(seconds)}, or call us.`,
  );
}

/** Answers with status 400 and names the fields that are wrong. */
export async function refuseFields(
  request: FastifyRequest,
  reply: FastifyReply,
  issues: readonly v.BaseIssue<unknown>[],
) {
  const keys = faultyKeys(issues);
  const sentences = keys.map((key) => fieldRules[key] ?? `Please check: ${key}.`);
  if (issues.some(({ message }) => message === unstorable)) sentences.push(unstorable);
  if (isFormPost(request)) {
    return sendResultPage(reply, {
      status: 400,
      title: 'Your message was not sent',
      sentences,
      typed: typedFields(request),
      faulty: keys,
    });
  }
  return sendPlain(reply, 400, sentences.join(' ') || undefined);
}

/** Refuses a post that can't be handled now: in plain text or, for a form post, with a page that keeps what was typed. */
export async function refuse(request: FastifyRequest, reply: FastifyReply, status: number, sentence: string) {
  if (!isFormPost(request)) return sendPlain(reply, status, sentence);
  return sendResultPage(reply, {
    status,
    title: failure,
    sentences: [sentence],
    typed: typedFields(request),
  });
}

/** Errors from before the handler: a body that is too large, of another type, or no JSON. */
export async function answerError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (!isFormPost(request)) return answerInPlainText(error, request, reply);
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  const sentence =
    status === 413
      ? `Your message is too long. Please go back and shorten it to at most ${longestMessage} characters.`
      : 'Something went wrong on our side. Please try again.';
  if (status >= 500) request.log.error({ err: error }, 'request failed');
  return sendResultPage(reply, { status, title: 'Your message was not sent', sentences: [sentence] });
}

/** A wait in words: in seconds up to a minute and a half, otherwise in minutes. */
const waitInWords = (seconds: number): string =>
  seconds < 90 ? `${seconds} ${seconds === 1 ? 'second' : 'seconds'}` : `${Math.ceil(seconds / 60)} minutes`;
