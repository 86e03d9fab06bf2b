/** An owner's first hour: what is the consultancy's own by now, and what is still sample. */
import { html } from '@sayapatri/contract/html';
import type { FastifyInstance } from 'fastify';
import type { ContentFiles } from './contentFiles.ts';
import { entryAddress } from './decapConfig.ts';
import { inputName } from './faults.ts';
import { sendPage } from './page.ts';

const brand = 'shared/facts/src/brand/brand.json';

/** Adds /owner. */
export function addOwnerPage(app: FastifyInstance, content: ContentFiles): void {
  app.get('/owner', async ({ person }, reply) => {
    const entries = (await Promise.all(content.collections.map((one) => content.list(one)))).flat();
    const read = await Promise.all(
      entries.map(async (file) => {
        const collection = content.collectionOf(file);
        const values = await content.read(file);
        const places = samplesIn(values);
        return {
          words: content.wordsOf(file, values),
          address: entryAddress(collection, file),
          places: [...new Set(places.map((keys) => inputName(keys, collection.shape)))],
        };
      }),
    );
    const samples = read.filter(({ places }) => places.length > 0);
    const body = html`<ol>
<li><a href="${entryAddress(content.collectionOf(brand), brand)}">The consultancy</a>: name, address of the site, phones, e-mail, offices with their place on the map, hours and profiles. Switch “Sample” off when they are yours.</li>
<li><a href="/content/#/collections/shell-staff">Staff</a> and <a href="/content/#/collections/shell-testimonials">testimonials</a>: delete those that are not yours, and add your own with their photos.</li>
<li><a href="/content/#/collections/pages-and-prices">Prices, licence, texts and questions</a>.</li>
<li>Logo and colours are drawn in code: ask a developer for <code>Logo.tsx</code> and <code>palette.ts</code>.</li>
<li><a href="/changes">Preview and publish</a>.</li>
</ol>
<h2>${samples.length === 0 ? 'Nothing is sample any more' : `${samples.length} entries with sample values`}</h2>
<p>They are marked as sample, or hold an address that ends in <code>.example</code>, which nobody can have.</p>
<ul>${samples.map(({ words, address, places }) => html`<li><a href="${address}">${words}</a>: ${places.join('; ')}</li>`)}</ul>`;
    return sendPage(reply, { title: 'Make the site yours', body, person });
  });
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
