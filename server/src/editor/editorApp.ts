/** The editor's server: its pages and Decap's calls, only for people whom `access` lets in. */

import { html } from '@sayapatri/contract/html';
import { UserError } from '@sayapatri/hosting/userError';
import fastify, { type FastifyInstance } from 'fastify';
import { type Access, allowOnly } from './access.ts';
import { Calls } from './calls.ts';
import { addChangesPage } from './changesPage.ts';
import { findCollections } from './collections.ts';
import { ContentFiles } from './contentFiles.ts';
import { addDecapPage } from './decapPage.ts';
import { addEnquiriesPage } from './enquiriesPage.ts';
import { addFiguresPage } from './figuresPage.ts';
import { addOwnerPage } from './ownerPage.ts';
import { sendPage } from './page.ts';
import { Publishing } from './publishing.ts';
import { addSitePages } from './sitePages.ts';

export interface EditorParts {
  root: string;
  /** The folder that SITE_ROOT names: the editor's notes are kept below it. */
  siteRoot: string;
  /** Says where the server keeps the enquiries, as for `pnpm enquiries`. */
  env: NodeJS.ProcessEnv;
  access: Access;
}

/** In bytes. Takes more than the largest photo in Base64 with its form, so that a sentence can name a larger one's size. */
const bodyLimit = 64 * 1024 ** 2;

/** The messages of errors that the office can solve, by error code. */
const faults: Record<string, string> = {
  ENOSPC: 'The disk is full: nothing was changed. Make room on it, and try again.',
  FST_ERR_CTP_BODY_TOO_LARGE:
    'This is too large: choose a photo of at most 20 MB, or a logo of at most 2 MB.',
  EACCES: 'The editor may not write here: nothing was changed. Ask whoever set it up.',
};

/** Builds the editor without listening. Rejects where the content's schemas can't be loaded. */
export async function buildEditor({ root, siteRoot, env, access }: EditorParts): Promise<FastifyInstance> {
  const app = fastify({ bodyLimit });
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'same-origin',
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
    });
  });
  allowOnly(app, access);
  app.setErrorHandler((error: Error & { statusCode?: number; code?: string }, request, reply) => {
    const known = error instanceof UserError ? error.message : faults[error.code ?? ''];
    const status = known ? 422 : (error.statusCode ?? 500);
    const message =
      known ?? (status === 500 ? `Something failed in the editor: ${error.message}` : error.message);
    if (status === 500) console.error(error);
    if (request.url.startsWith('/content/')) return reply.code(status).send({ error: message });
    const body = html`<div role="alert">${message.split('\n').map((line) => html`<p>${line}</p>`)}</div>`;
    return sendPage(reply, { title: 'This was not done', body, status });
  });

  const content = new ContentFiles(root, await findCollections(root));
  const publishing = new Publishing(content, siteRoot);
  await publishing.resume();
  const calls = new Calls(content);
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  const atDesk = access.kind === 'desk';
  addDecapPage(app, content, atDesk);
  if (atDesk) addSitePages(app, root);
  app.post<{ Querystring: { tab?: string } }>('/content/calls', async ({ query, body }) =>
    calls.answer(String(query.tab), body),
  );
  addChangesPage(app, { content, publishing, siteRoot, atDesk });
  addFiguresPage(app, content);
  addEnquiriesPage(app, env);
  addOwnerPage(app, content);
  app.get('/', async ({ person }, reply) =>
    sendPage(reply, {
      title: 'The office’s editor',
      body: html`<ol>
<li><a href="/content/">Change the content</a>: prices, people, hours, texts, articles and figures.</li>
<li><a href="/changes">Look at a preview</a> of everything that is saved, and publish it.</li>
<li><a href="/figures">Check the figures</a> that are older than two years.</li>
<li><a href="/enquiries">Answer the enquiries</a>.</li>
<li><a href="/owner">Make the site yours</a>: logo, colours, and what is still sample.</li>
</ol>`,
      person,
    }),
  );
  return app;
}
