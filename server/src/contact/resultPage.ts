/** What a browser shows that has posted the contact form without scripts. */
import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { brand } from 'shared/brand';
import { escapeAttribute } from 'shared/html';
import type { TypedFields } from './formPost.ts';
import { resultStyle } from './resultStyle.ts';

export interface Result {
  status: number;
  title: string;
  /** Sentences under the title. */
  sentences: string[];
  /** What to fill into the form below, so that it can be sent again; without it there is no form. */
  typed?: TypedFields;
}

const styleHash = createHash('sha256').update(resultStyle).digest('base64');
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/** Answers a form post with a page. */
export function sendResultPage(reply: FastifyReply, result: Result): FastifyReply {
  return reply
    .code(result.status)
    .headers({ 'Cache-Control': 'no-store', 'Content-Security-Policy': policy })
    .type('text/html; charset=utf-8')
    .send(resultPage(result));
}

function resultPage({ status, title, sentences, typed }: Result): string {
  const role = status === 200 ? 'status' : 'alert';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeAttribute(title)} | ${escapeAttribute(brand.name)}</title>
<link rel="icon" href="/favicon.svg">
<style>${resultStyle}</style>
</head>
<body>
<header><a href="/">${escapeAttribute(brand.fullName)}</a></header>
<main>
<h1>${escapeAttribute(title)}</h1>
<div role="${role}">${sentences.map((sentence) => `<p>${escapeAttribute(sentence)}</p>`).join('')}</div>
${typed ? form(typed) : ''}
<p><a href="/contact">Back to the contact page</a></p>
<p>Or call <a href="${brand.phones[0].href}">${escapeAttribute(brand.phones[0].label)}</a>.</p>
</main>
</body>
</html>
`;
}

const form = ({ name, email, phone, message }: TypedFields) => `<form method="post" action="/api">
<label>Name<input name="name" autocomplete="name" maxlength="200" required value="${escapeAttribute(name)}"></label>
<label>Email<input name="email" type="email" autocomplete="email" maxlength="320" required value="${escapeAttribute(email)}"></label>
<label>Phone (optional)<input name="phone" type="tel" autocomplete="tel" maxlength="50" value="${escapeAttribute(phone)}"></label>
<label>Message<textarea name="message" rows="7" maxlength="8000" required>\n${escapeAttribute(message)}</textarea></label>
<label class="hidden" aria-hidden="true">Leave this empty<input name="website" tabindex="-1" autocomplete="off"></label>
<button>Send Message</button>
</form>`;
