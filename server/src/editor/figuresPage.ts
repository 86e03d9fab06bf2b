/** The office's to-do list of figures: the oldest first, each with the official page to look at and the form to change it in. */

import path from 'node:path';
import { html } from '@sayapatri/contract/html';
import { type CheckedFact, oldestFirst, readFacts } from '@sayapatri/facts/read';
import { UserError } from '@sayapatri/hosting/userError';
import type { FastifyInstance } from 'fastify';
import type { ContentFiles } from './contentFiles.ts';
import { sendPage } from './page.ts';

/** Adds /figures. */
export function addFiguresPage(app: FastifyInstance, { root, collections }: ContentFiles): void {
  app.get('/figures', async ({ person }, reply) => {
    const packages = [...new Set(collections.map((one) => one.package))];
    const lists = await Promise.all(
      packages.map((name) =>
        readFacts(path.join(root, name)).catch((error: Error) => {
          throw new UserError(error.message);
        }),
      ),
    );
    const facts = oldestFirst(lists.flat());
    const due = facts.filter(({ faults }) => faults.length > 0);
    const body = html`<p>Open the official page. If the figure is the same, give it the new date; if not, change both, under <a href="/content/#/collections/figures">Figures</a>.</p>
<h2>${due.length} to check</h2>
${factTable(due)}
<details><summary>All ${facts.length} figures, oldest first</summary>${factTable(facts)}</details>`;
    return sendPage(reply, { title: 'Figures to check', body, person });
  });
}

const factTable = (facts: readonly CheckedFact[]) => html`<div class="scroll"><table>
<thead><tr><th>As of</th><th>Figure</th><th>Official page</th></tr></thead>
<tbody>${facts.map(
  ({ fact, faults }) => html`<tr><td>${fact.asOf ?? 'undated'}</td><td>${fact.meaning}: ${fact.value}
${faults.length > 0 ? html`<small>It ${faults.join('; ')}.</small>` : undefined}</td>
<td><a href="${fact.source.url}" rel="noreferrer" target="_blank">${fact.source.body}, ${fact.source.page}</a></td></tr>`,
)}</tbody></table></div>`;
