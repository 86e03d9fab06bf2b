/** The page that answers a contact form posted without scripts. */
import { createHash } from 'node:crypto';
import { enquiryLimits as limits } from '@sayapatri/contract';
import { asMarkup, type Html, html } from '@sayapatri/contract/html';
import { brand } from '@sayapatri/facts/brand';
import type { FastifyReply } from 'fastify';
import type { TypedFields } from './formPost.ts';
import { resultStyle } from './resultStyle.ts';

export interface Result {
  status: number;
  title: string;
  sentences: string[];
  /** The values of a form below the text, which can be sent again; without them there is no form. */
  typed?: TypedFields | undefined;
  /** The names of the fields to mark as wrong. */
  faulty?: readonly string[];
}

const styleHash = createHash('sha256').update(resultStyle).digest('base64');
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

export const sendResultPage = (reply: FastifyReply, result: Result): FastifyReply =>
  reply
    .code(result.status)
    .headers({ 'Cache-Control': 'no-store', 'Content-Security-Policy': policy })
    .type('text/html; charset=utf-8')
    .send(resultPage(result));

function resultPage({ status, title, sentences, typed, faulty = [] }: Result): string {
  const isStored = status === 200;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | ${brand.name}</title>
<style>${asMarkup(resultStyle)}</style>
</head>
<body>
<header><a href="/">${brand.name}</a></header>
<main>
<h1>${title}</h1>
<div role="${isStored ? 'status' : 'alert'}">${sentences.map((sentence) => html`<p>${sentence}</p>`)}</div>
${typed && form(typed, faulty)}
<nav aria-label="Where to go next">
${isStored ? html`<a class="button" href="/">Go to the home page</a>` : undefined}
<a href="/contact">Back to the contact page</a>
</nav>
</main>
<footer>
${brand.phones.map(({ href, label }) => html`<a href="${href}">${label}</a>\n`)}
<a href="mailto:${brand.email}">${brand.email}</a>
</footer>
</body>
</html>
`.markup;
}

function form({ name, email, phone, message }: TypedFields, faulty: readonly string[]): Html {
  const invalid = (field: string) => (faulty.includes(field) ? html` aria-invalid="true"` : undefined);
  return html`<form method="post" action="/api">
<label>Name<input name="name" autocomplete="name" maxlength="${limits.name}" required value="${name}"${invalid('name')}></label>
<label>Email<input name="email" type="email" autocomplete="email" maxlength="${limits.email}" required value="${email}"${invalid('email')}></label>
<label><span>Phone <small>(optional)</small></span><input name="phone" type="tel" autocomplete="tel" maxlength="${limits.phone}" value="${phone}"${invalid('phone')}></label>
<label>Message<textarea name="message" rows="7" maxlength="${limits.message}" required${invalid('message')}>\n${message}</textarea></label>
<label class="hidden" aria-hidden="true">Leave this empty<input name="website" tabindex="-1" autocomplete="off"></label>
<button>Send Message</button>
</form>`;
}
