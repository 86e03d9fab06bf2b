/** The office's to-do list of figures: the oldest first, each with the official page to look at and the form to change it in. */

import path from 'node:path';
import { html } from '@sayapatri/contract/html';
import { ageFaults, type CheckedFact, oldestFirst, readFactsFile } from '@sayapatri/facts/read';
import { UserError } from '@sayapatri/hosting/userError';
import type { FastifyInstance } from 'fastify';
import type { Collection } from './collections.ts';
import type { ContentFiles } from './contentFiles.ts';
import { entryAddress } from './decapConfig.ts';
import { sendPage } from './page.ts';

/** Adds /figures. */
export function addFiguresPage(app: FastifyInstance, { root, collections }: ContentFiles): void {
  app.get('/figures', async ({ person }, reply) => {
    const lists = await Promise.all(
      collections
        .filter(({ file }) => path.basename(file) === 'facts.json')
        .map(async (collection) => {
          const facts = await readFactsFile(path.join(root, collection.file)).catch((error: Error) => {
            throw new UserError(error.message);
          });
          return facts.map((fact) => ({ fact, faults: [...ageFaults(fact, new Date())], collection }));
        }),
    );
    const facts = oldestFirst(lists.flat());
    const due = facts.filter(({ faults }) => faults.length > 0);
    const body = html`<p>Open the official page. Where the page still states the figure, change only “As of”, the date that the page gives for it; else change both.</p>
<h2>${due.length} to check</h2>
${factTable(due)}
<details><summary>All ${facts.length} figures, oldest first</summary>${factTable(facts)}</details>`;
    return sendPage(reply, { title: 'Figures to check', body, person });
  });
}

const factTable = (
  facts: readonly (CheckedFact & { collection: Collection })[],
) => html`<div class="scroll"><table>
<thead><tr><th>As of</th><th>Figure</th><th>Official page</th></tr></thead>
<tbody>${facts.map(
  ({
    fact,
    faults,
    collection,
  }) => html`<tr><td>${fact.asOf ?? 'undated'}</td><td>${fact.meaning}: ${fact.value}
${faults.length > 0 ? html`<small>It ${faults.join('; ')}.</small>` : undefined}
<a href="${entryAddress(collection, collection.file)}">Change it under ${collection.label}</a></td>
<td><a href="${fact.source.url}" rel="noreferrer" target="_blank">${fact.source.body}, ${fact.source.page}</a></td></tr>`,
)}</tbody></table></div>`;
