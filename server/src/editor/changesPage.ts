/** The page of unpublished changes, their preview, and past publications. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Html, html } from '@sayapatri/contract/html';
import { UserError } from '@sayapatri/hosting/userError';
import type { FastifyInstance } from 'fastify';
import { nepalMoment } from '../followUp/due.ts';
import { type SiteServer, serveSite } from '../serveSite.ts';
import type { Person } from './access.ts';
import { isFactsFile } from './collections.ts';
import type { ContentFiles } from './contentFiles.ts';
import { entryAddress } from './decapConfig.ts';
import { confirmedFigures } from './figuresPage.ts';
import type { ChangedFile, Git, Publication } from './git.ts';
import { refuseLinks } from './links.ts';
import type { Preview } from './notes.ts';
import { sendPage } from './page.ts';
import type { Publishing } from './publishing.ts';

interface Parts {
  content: ContentFiles;
  publishing: Publishing;
  /** The folder that SITE_ROOT names. */
  siteRoot: string;
  /** Whether the browser is on this machine, whose ports it can reach. */
  atDesk: boolean;
}

/** Adds /changes with its forms, and the pictures that compose makes of pages before and after. */
export function addChangesPage(app: FastifyInstance, { content, publishing, siteRoot, atDesk }: Parts): void {
  let server: SiteServer | undefined;
  app.addHook('onClose', async () => server?.close());

  app.get('/changes', async ({ person }, reply) => {
    const [changes, preview, publications] = await Promise.all([
      publishing.changes(),
      publishing.preview(),
      publishing.git.publications(),
    ]);
    const { doing, refusal } = publishing;
    const isCurrent = preview !== undefined && (await publishing.isCurrent(preview));
    const entries = await Promise.all(changes.map((change) => entryOf(content, publishing.git, change)));
    if (atDesk && preview?.state === 'ready' && isCurrent) {
      server ??= await serveSite();
      server.show(path.join(siteRoot, preview.environment, 'current'));
    }
    const body = html`${refusal ? alert('The last publication was not made.', refusal) : undefined}
<h2>Not published yet</h2>
${changes.length === 0 ? html`<p>Everything that is saved is live.</p>` : html`<ul>${entries.map((entry) => html`${entryLine(entry)}${doing ? undefined : takeBackForm(entry)}`)}</ul>`}
${doing ? html`<p role="status">${doing}… It takes a minute or two. This page looks again by itself.</p>` : undefined}
${!doing && preview ? previewPart(preview, { isCurrent, url: server?.url, entries, person }) : undefined}
${!doing && changes.length > 0 ? postForm('/changes/preview', isCurrent ? 'Make the preview again' : 'Make a preview') : undefined}
<h2>Published</h2>
${publications.length === 0 ? html`<p>Nothing yet.</p>` : publicationTable(publications, person)}`;
    return sendPage(reply, { title: 'Preview and publish', body, person, ...(doing && { refresh: 3 }) });
  });

  const actions: Record<string, (person: Person, fields: Record<string, unknown>) => Promise<void>> = {
    preview: (person) => publishing.startPreview(person),
    publish: (person, { message = '' }) => publishing.publish(person, String(message)),
    'take-back': (_person, { file }) => publishing.takeBack(String(file)),
    undo: (person, { commit }) => publishing.undo(person, String(commit)),
  };
  for (const [name, act] of Object.entries(actions))
    app.post(`/changes/${name}`, async ({ person, body }, reply) => {
      await act(person, (body ?? {}) as Record<string, unknown>);
      return reply.redirect('/changes', 303);
    });

  app.get<{ Params: { name: string } }>('/reviews/:name', async ({ params }, reply) => {
    if (!/^[a-z0-9+-]+\.html$/.test(params.name)) throw new UserError('There are no such pictures.');
    const page = await readFile(path.join(siteRoot, 'reviews', params.name)).catch(() => {
      throw new UserError('The pictures of this publication are not kept any more.');
    });
    return reply
      .header(
        'Content-Security-Policy',
        "sandbox; default-src 'none'; img-src data:; style-src 'unsafe-inline'",
      )
      .type('text/html; charset=utf-8')
      .send(page);
  });
}

interface Entry extends ChangedFile {
  /** Such as `Changes`. */
  verb: string;
  words: string;
  address?: string | undefined;
}

/** A changed file with its name, its change in a word, and the address of its form; a photograph has no form. */
async function entryOf(content: ContentFiles, git: Git, change: ChangedFile): Promise<Entry> {
  const { file, change: verb } = change;
  if (!content.has(file)) return { ...change, verb, words: `the photo ${path.posix.parse(file).name}` };
  const words = content.wordsOf(file, await content.read(file).catch(() => undefined));
  const address = verb === 'Deletes' ? undefined : entryAddress(content.collectionOf(file), file);
  const confirmed = verb === 'Changes' && isFactsFile(file) ? await confirmedIn(content, git, file) : [];
  if (confirmed.length === 0) return { ...change, verb, words, address };
  return { ...change, verb: 'Confirms', words: `${confirmed.join(', ')} (${words})`, address };
}

/** The figures that were confirmed; none where anything else was changed, or the file can't be read. */
async function confirmedIn(content: ContentFiles, git: Git, file: string): Promise<string[]> {
  try {
    await refuseLinks(content.root, file);
    const now = await readFile(path.join(content.root, file), 'utf8');
    return confirmedFigures(await git.published(file), now) ?? [];
  } catch {
    return [];
  }
}

const entryLine = ({ verb, words, address }: Entry): Html =>
  html`<li>${verb} ${address ? html`<a href="${address}">${words}</a>` : words}</li>`;

const alert = (title: string, words: string): Html =>
  html`<div role="alert"><p>${title}</p><pre>${words}</pre></div>`;

const postForm = (action: string, words: string, fields?: Html): Html =>
  html`<form class="plain" method="post" action="${action}">${fields}<button>${words}</button></form>`;

const takeBackForm = ({ file, change }: Entry): Html =>
  html`<details><summary>Take this back</summary>${postForm(
    '/changes/take-back',
    takenBack[change],
    html`<input type="hidden" name="file" value="${file}">`,
  )}</details>`;

const takenBack = {
  Adds: 'Delete it again',
  Changes: 'Forget what was changed, and show it as it is on the site',
  Deletes: 'Keep it after all',
};

interface Shown {
  isCurrent: boolean;
  url: string | undefined;
  entries: readonly Entry[];
  person: Person;
}

function previewPart(
  { state, words, review, by }: Preview,
  { isCurrent, url, entries, person }: Shown,
): Html | undefined {
  if (!isCurrent) return html`<p>The last preview, by ${by}, shows an older state.</p>`;
  if (state === 'refused') {
    // A release names an entry by its file, or by the end of its page's address.
    const named = entries.filter(
      ({ file }) =>
        words.includes(path.posix.basename(file)) || words.includes(`/${path.posix.parse(file).name} `),
    );
    return html`${alert('This can’t be published as it is.', inOfficeWords(words))}
<p>To be corrected in:</p><ul>${(named.length > 0 ? named : entries).map(entryLine)}</ul>`;
  }
  const sentence = entries.map((entry) => `${entry.verb} ${entry.words}`).join('; ');
  return html`<p role="status">The preview by ${by} is ready. ${url ? html`<a href="${url}/" target="_blank">Look at the whole site</a>` : undefined}
${review ? html` · <a href="/reviews/${path.basename(review)}" target="_blank">Before and after</a>` : undefined}</p>
${
  person.mayPublish
    ? html`<form method="post" action="/changes/publish"><label>What has been changed, in a sentence<input name="message" maxlength="200" required value="${sentence.slice(0, 200)}"></label><button>Publish</button></form>`
    : html`<p>A publisher can make it live.</p>`
}`;
}

/** A release names the code that a developer would correct; the office has a form instead. */
const inOfficeWords = (words: string) =>
  words.replaceAll("in the remote's `redirects`", 'under Content, Blog, Deleted articles');

const publicationTable = (
  publications: readonly Publication[],
  person: Person,
): Html => html`<div class="scroll"><table>
<thead><tr><th>When</th><th>Who</th><th>What</th><th>Pictures</th></tr></thead>
<tbody>${publications.map(
  (
    { commit, at, by, message, released },
    index,
  ) => html`<tr><td>${nepalMoment(at)}</td><td>${by}</td><td>${message}
${index === 0 && person.mayPublish ? postForm('/changes/undo', 'Undo', html`<input type="hidden" name="commit" value="${commit}">`) : undefined}</td>
<td><a href="/reviews/${released.map(({ name, version }) => `${name}-${version.slice(0, 12)}`).join('+')}.html">Before and after</a></td></tr>`,
)}</tbody></table></div>`;
