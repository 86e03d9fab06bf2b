import { enquiryLimits as limits } from '@sayapatri/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as v from 'valibot';
import { faultyKeys, unstorable } from '../enquiries/enquirySchema.ts';
import { answerError as answerInPlainText, sendPlain } from '../http/plainText.ts';
import { isFormPost, typedFields } from './formPost.ts';
import { type Result, sendResultPage } from './resultPage.ts';

const notSent = 'Your message was not sent';
const longestMessage = limits.message.toLocaleString('en-US');

/** The error messages of the fields, for visitors. */
const fieldRules: Record<string, string> = {
  name: `Name: please write your name, in at most ${limits.name} characters.`,
  email: 'Email: please write an address such as asha@mail.example.',
  phone: `Phone: please write at most ${limits.phone} characters, or leave it empty.`,
  message: `Message: please write at least one word, and at most ${longestMessage} characters.`,
};

/** Refuses a post in plain text or, for a form post, with a page that keeps what was typed; `page` overrides its parts. */
export function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  sentences: string[],
  page: Partial<Result> = {},
): FastifyReply {
  if (!isFormPost(request)) return sendPlain(reply, status, sentences.join(' ') || undefined);
  const title = 'Submission failed. Please try again later.';
  return sendResultPage(reply, { status, title, sentences, typed: typedFields(request), ...page });
}

/** Answers with status 429 and says how many seconds to wait. */
export function refuseForNow(request: FastifyRequest, reply: FastifyReply, seconds: number) {
  const wait = `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
  return refuse(request, reply.header('Retry-After', String(seconds)), 429, [
    `We have had too many messages from this network. Please try again in ${wait}, or call us.`,
  ]);
}

/** Answers with status 400 and names the fields that are wrong. */
export function refuseFields(
  request: FastifyRequest,
  reply: FastifyReply,
  issues: readonly v.BaseIssue<unknown>[],
) {
  const faulty = faultyKeys(issues);
  const sentences = faulty.map((key) => fieldRules[key] ?? `Please check: ${key}.`);
  if (issues.some(({ message }) => message === unstorable)) sentences.push(unstorable);
  return refuse(request, reply, 400, sentences, { title: notSent, faulty });
}

/** Answers errors from before the handler: a body that is too large, of another type, or no JSON. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  if (!isFormPost(request)) return answerInPlainText(error, request, reply);
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  const sentence =
    status === 413
      ? `Your message is too long. Please go back and shorten it to at most ${longestMessage} characters.`
      : 'Something went wrong on our side. Please try again.';
  if (status >= 500) request.log.error({ err: error }, 'request failed');
  return refuse(request, reply, status, [sentence], { title: notSent, typed: undefined });
}
