/** The page of Decap's app, and its files. No other page of the editor, and none of the site, needs `unsafe-eval`. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { asMarkup, html, scriptJson } from '@sayapatri/contract/html';
import type { FastifyInstance } from 'fastify';
import type { ContentFiles } from './contentFiles.ts';
import { decapConfig } from './decapConfig.ts';
import { pageLinks } from './page.ts';
import { photosFolder } from './photoNames.ts';
import { readPhoto } from './photos.ts';
import { sitePages } from './sitePages.ts';

const dist = path.dirname(createRequire(import.meta.url).resolve('decap-cms'));

const style = `body{margin:0;display:flex;flex-direction:column;height:100dvh}
/* Decap’s forms cover the whole of this. */
#nc-root{position:relative;flex:1;min-height:0;overflow:auto}
.editor-links{display:flex;flex-wrap:wrap;gap:4px 20px;padding:8px 16px;font:16px/1.5 system-ui,sans-serif;background:#1d2b3a}
.editor-links a{color:#fff;padding:8px 0}
dialog{max-width:640px;font:17px/1.6 system-ui,sans-serif}
/* Decap makes these at least 800 pixels wide. */
#nc-root [class*=EditorContainer],#nc-root [class*=ToolbarContainer]{min-width:0}
@media (max-width:799px){
/* The entries of a collection stand on the first screen, and the buttons of a form fit. */
#nc-root [class*=SidebarNavList]{display:flex;flex-wrap:wrap}
#nc-root [class*=SidebarNavLink]{padding:8px 12px}
#nc-root [class*=SidebarNavLink] svg,#nc-root [class*=SidebarHeading],#nc-root [class*=-BackCollection],#nc-root [class*=-BackStatus]{display:none}
}
#nc-root a[href="#"]{display:none}
#refusal{white-space:pre-line}
dialog button{min-height:44px;padding:8px 24px;font:inherit}`;

/** `frames` are the addresses that the pane beside a form may show: the site from source, on a port of this machine. */
const policy = (frames: string) =>
  [
    "default-src 'none'",
    "script-src 'self' 'unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "font-src 'self' data:",
    "connect-src 'self' blob: data:",
    `frame-src ${frames}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Serves Decap below /content/; at the desk itself, with the site beside each form. */
export function addDecapPage(app: FastifyInstance, content: ContentFiles, atDesk: boolean): void {
  app.register(fastifyStatic, { root: dist, prefix: '/content/decap/', index: false });
  app.get('/content/start.js', async (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .send(await readFile(path.join(import.meta.dirname, 'decapPage.js'))),
  );
  app.get<{ Params: { name: string; file: string } }>('/photos/:name/:file', async ({ params }, reply) => {
    const photo = await readPhoto(content, `${photosFolder(params.name)}/${params.file}`);
    return reply.type('image/jpeg').send(Buffer.from(photo.content, 'base64'));
  });
  app.get('/content/', async (_request, reply) => {
    const config = decapConfig(content.collections, '/content/calls', atDesk);
    const pages = atDesk ? sitePages(content.collections) : {};
    const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Content</title>
<link rel="icon" href="data:,">
<style>${asMarkup(style)}</style>
</head>
<body>
<nav class="editor-links" aria-label="Editor">${pageLinks()}</nav>
<dialog id="refused" aria-labelledby="refused-title"><h2 id="refused-title"></h2><p id="refusal"></p><form method="dialog"><button>Back to the form</button></form></dialog>
<div id="nc-root"></div>
<script type="application/json" id="config">${asMarkup(scriptJson(config))}</script>
<script type="application/json" id="pages">${asMarkup(scriptJson(pages))}</script>
<script src="/content/start.js"></script>
<script src="/content/decap/decap-cms.js"></script>
</body>
</html>
`;
    return reply
      .header('Content-Security-Policy', policy(atDesk ? "'self' http://localhost:*" : "'none'"))
      .type('text/html; charset=utf-8')
      .send(page.markup);
  });
}
