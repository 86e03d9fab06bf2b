/** The page of an owner's first hour: what to change, the logo and colours, and the entries with sample values. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { html } from '@sayapatri/contract/html';
import { UserError } from '@sayapatri/hosting/userError';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Person } from './access.ts';
import { look } from './collections.ts';
import type { ContentFiles } from './contentFiles.ts';
import { entryAddress } from './decapConfig.ts';
import { inputName } from './faults.ts';
import { type LookFault, type LookState, lookForm } from './lookForm.ts';
import { sendPage } from './page.ts';
import { chosenColours, savedLook, saveLook, textOf } from './saveLook.ts';

const brand = 'shared/facts/src/brand/brand.json';

/** Adds /owner, with the form of logo and colours. */
export function addOwnerPage(app: FastifyInstance, content: ContentFiles): void {
  const send = async (reply: FastifyReply, person: Person, state: LookState, faults?: LookFault[]) => {
    const samples = await samplesOf(content);
    const body = html`<ol>
<li><a href="${entryAddress(content.collectionOf(brand), brand)}">The consultancy</a>: name, address of the site, phones, e-mail, offices with their place on the map, hours and profiles. Switch “Sample” off when they are yours.</li>
<li><a href="#look">Logo and colours</a>, below.</li>
<li><a href="/content/#/collections/shell-staff">Staff</a> and <a href="/content/#/collections/shell-testimonials">testimonials</a>: delete those that are not yours, and add your own with their photos.</li>
<li><a href="/content/#/collections/pages-and-prices">Prices, licence, texts and questions</a>.</li>
<li><a href="/changes">Preview and publish</a>.</li>
</ol>
<h2 id="look">Logo and colours</h2>
${lookForm(state, faults)}
<h2>${samples.length === 0 ? 'Nothing is sample any more' : `${samples.length} entries with sample values`}</h2>
<p>They are marked as sample, or hold an address that ends in <code>.example</code>, which nobody can have.</p>
<ul>${samples.map(({ words, address, places }) => html`<li><a href="${address}">${words}</a>: ${places.join('; ')}</li>`)}</ul>`;
    const status = faults && faults.length > 0 ? 422 : 200;
    return sendPage(reply, { title: 'Make the site yours', body, person, status });
  };

  app.get<{ Querystring: { saved?: string } }>('/owner', async ({ person, query }, reply) =>
    send(reply, person, await savedLook(content), query.saved ? [] : undefined),
  );
  // The parser has a scope of its own, because no other page takes files from a form.
  app.register(async (scope) => {
    scope.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, formData);
    scope.post<{ Body: FormData }>('/owner', async ({ person, body }, reply) => {
      const faults = await saveLook(body, content);
      if (faults.length === 0) return reply.redirect('/owner?saved=yes#look', 303);
      const typed = { colours: chosenColours(body), coloursVersion: textOf(body, 'coloursVersion') };
      return send(reply, person, { ...(await savedLook(content)), ...typed }, faults);
    });
  });
}

async function formData({ headers }: FastifyRequest, body: Buffer): Promise<FormData> {
  const type = { 'Content-Type': String(headers['content-type']) };
  return new Response(new Uint8Array(body), { headers: type }).formData().catch(() => {
    throw new UserError('The form has not arrived whole: send it again.');
  });
}

/** The entries with sample values, and the fields that hold them. */
async function samplesOf(content: ContentFiles) {
  const listed = await Promise.all(content.collections.map((one) => content.list(one)));
  const entries = await Promise.all(
    [...listed.flat(), look.colours.file].map(async (file) => {
      const { shape, ...collection } = content.collectionOf(file);
      const values = await content.read(file);
      const places = samplesIn(values).map((keys) => inputName(keys, shape));
      return {
        words: content.wordsOf(file, values),
        address: entryAddress({ shape, ...collection }, file),
        places: [...new Set(places)],
      };
    }),
  );
  const drawings = await Promise.all(
    [look.logo, look.icon].map(async ({ file, page = '' }) => {
      const isSample = (await readFile(path.join(content.root, file), 'utf8')).includes(' data-sample=');
      return { words: content.wordsOf(file), address: page, places: isSample ? ['The drawing'] : [] };
    }),
  );
  return [...entries, ...drawings].filter(({ places }) => places.length > 0);
}

/** The fields that lead to each sample value. */
function samplesIn(value: unknown, keys: readonly unknown[] = []): (readonly unknown[])[] {
  if (typeof value === 'string') return /\.example\b/.test(value) ? [keys] : [];
  if (typeof value !== 'object' || value === null) return [];
  if ('sample' in value && value.sample === true) return [keys];
  return Object.entries(value).flatMap(([key, part]) =>
    samplesIn(part, [...keys, Array.isArray(value) ? Number(key) : key]),
  );
}
