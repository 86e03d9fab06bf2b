/** The frame of the editor's own pages, which work without scripts. */
import { createHash } from 'node:crypto';
import { asMarkup, type Html, html } from '@sayapatri/contract/html';
import { brand } from '@sayapatri/facts/brand';
import type { FastifyReply } from 'fastify';
import { resultStyle } from '../contact/resultStyle.ts';
import type { Person } from './access.ts';

const links = [
  ['/', 'Start'],
  ['/content/', 'Content'],
  ['/changes', 'Preview and publish'],
  ['/figures', 'Figures to check'],
  ['/enquiries', 'Enquiries'],
] as const;

const style = `${resultStyle()}
header,footer,main{padding-inline:max(16px,50vw - 520px)}
header{flex-wrap:wrap;justify-content:flex-start;gap:4px 28px}
header a:first-child{font-size:.9375rem;font-weight:600;letter-spacing:0}
table{border-collapse:collapse;width:100%;margin-block:16px}
th,td{padding:8px 12px 8px 0;border-bottom:1px solid var(--line);text-align:left;vertical-align:top;overflow-wrap:break-word}
.row{display:flex;flex-wrap:wrap;gap:12px;align-items:end}
select{min-height:48px;padding:10px 14px;font:inherit}
input[type=checkbox]{width:24px;min-height:24px}
input[type=color]{width:112px;padding:4px}
details{margin-block:24px}
form.plain{display:inline;padding:0;border:0;background:none;margin:0}
button.quiet{background:none;color:var(--link);padding:8px 4px;min-height:44px;text-decoration:underline}
pre{white-space:pre-wrap;font:inherit}
.scroll{overflow-x:auto}
`;

const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

export const pageLinks = (): Html[] => links.map(([href, words]) => html`<a href="${href}">${words}</a>`);

/** Sends a page. `refresh` reloads it after so many seconds. */
export function sendPage(
  reply: FastifyReply,
  {
    title,
    body,
    person,
    refresh,
    status = 200,
  }: { title: string; body: Html; person?: Person | undefined; refresh?: number; status?: number },
) {
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${refresh === undefined ? undefined : html`<meta http-equiv="refresh" content="${refresh}">`}
<link rel="icon" href="data:,">
<title>${title} | ${brand.name} editor</title>
<style>${asMarkup(style)}</style>
</head>
<body>
<header>${pageLinks()}</header>
<main>
<h1>${title}</h1>
${body}
</main>
<footer>${person ? html`<span>At the desk: ${person.name} (${person.mayPublish ? 'publisher' : 'writer'})</span>` : undefined}</footer>
</body>
</html>
`;
  return reply
    .code(status)
    .header('Content-Security-Policy', policy)
    .type('text/html; charset=utf-8')
    .send(page.markup);
}
