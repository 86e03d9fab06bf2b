/** The page that answers a contact form posted without scripts. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { enquiryLimits as limits } from '@sayapatri/contract';
import { asMarkup, type Html, html } from '@sayapatri/contract/html';
import { phoneLink } from '@sayapatri/facts/brand';
import type { BrandData } from '@sayapatri/facts/schema/brand';
import type { FastifyReply } from 'fastify';
import type { SiteFolder } from '../site/siteFolder.ts';
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

declare module 'fastify' {
  interface FastifyInstance {
    /** The live site, whose name, numbers, font and icon the page uses. */
    site: SiteFolder;
  }
}

const policyFor = (style: string) =>
  `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

export async function sendResultPage(reply: FastifyReply, result: Result): Promise<FastifyReply> {
  const { site } = reply.server;
  const root = site.current();
  const home = root ? await readFile(join(root, 'index.html'), 'utf8').catch(() => '') : '';
  const links = home.match(/<link\b[^>]*>/g) ?? [];
  /** The address of the home page's link with these attributes, in any order. */
  const addressOf = (...attributes: string[]) =>
    / href="(\/_\/[\w./-]+)"/.exec(
      links.find((link) => attributes.every((attribute) => link.includes(attribute))) ?? '',
    )?.[1];
  const font = addressOf('rel="preload"', 'as="font"');
  const icon = addressOf('rel="icon"');
  const style = resultStyle(font);
  return reply
    .code(result.status)
    .headers({ 'Cache-Control': 'no-store', 'Content-Security-Policy': policyFor(style) })
    .type('text/html; charset=utf-8')
    .send(resultPage(result, await site.brand(), style, icon));
}

function resultPage(
  { status, title, sentences, typed, faulty = [] }: Result,
  { name: brandName, phones: numbers, email }: BrandData,
  style: string,
  icon: string | undefined,
): string {
  const isStored = status === 200;
  const phones = numbers.map(phoneLink);
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | ${brandName}</title>
${icon && html`<link rel="icon" href="${icon}">`}
<style>${asMarkup(style)}</style>
</head>
<body>
<header>
<a href="/">${icon && html`<img src="${icon}" alt="" width="34" height="34">`}${brandName}</a>
${phones.slice(0, 1).map(({ href, label }) => html`<a href="${href}">${label}</a>`)}
</header>
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
${phones.map(({ href, label }) => html`<a href="${href}">${label}</a>\n`)}
<a href="mailto:${email}">${email}</a>
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
