/** The office's to-do list of figures: the oldest first, each with the official page to look at, to be confirmed or changed. */
import path from 'node:path';
import { type Html, html } from '@sayapatri/contract/html';
import { ageFaults, type CheckedFact, oldestFirst, readFactsFile } from '@sayapatri/facts/read';
import { nepalDay } from '@sayapatri/facts/time';
import { UserError } from '@sayapatri/hosting/userError';
import type { FastifyInstance } from 'fastify';
import { type Collection, isFactsFile } from './collections.ts';
import type { ContentFiles } from './contentFiles.ts';
import { entryAddress } from './decapConfig.ts';
import { versionOf } from './formValues.ts';
import { refuseLinks } from './links.ts';
import { sendPage } from './page.ts';

/** Adds /figures, and the form of each figure that confirms it. */
export function addFiguresPage(app: FastifyInstance, content: ContentFiles): void {
  app.get('/figures', async ({ person }, reply) => {
    const lists = await Promise.all(
      content.collections.filter(({ file }) => isFactsFile(file)).map((one) => figuresOf(content, one)),
    );
    const facts = oldestFirst(lists.flat());
    const due = facts.filter(({ faults }) => faults.length > 0);
    const body = html`<p>Open the official page. Where it still states the figure, press Confirm: the figure then has today’s date. Else change the figure, and its date, in its form. <a href="/changes">Preview and publish</a> lists what is confirmed, and takes it back.</p>
<h2>${due.length} to check</h2>
${factTable(due)}
<details><summary>All ${facts.length} figures, oldest first</summary>${factTable(facts)}</details>`;
    return sendPage(reply, { title: 'Figures to check', body, person });
  });

  app.post<{ Body: { file?: string; id?: string; version?: string } }>(
    '/figures/confirm',
    async ({ body }, reply) => {
      const { file, id, version } = body ?? {};
      await content.turns.take(async () => {
        const collection = content.collectionOf(String(file));
        const figures = isFactsFile(collection.file) ? await figuresOf(content, collection) : [];
        const index = figures.findIndex(({ fact }) => fact.id === id);
        if (version === undefined || figures[index]?.version !== version)
          throw new UserError(
            'Somebody has changed or confirmed this figure since you opened the page: look at the list again.',
          );
        const form = await content.read(collection.file);
        const facts = ((form?.facts ?? []) as object[]).map((one, at) =>
          at === index ? { ...one, asOf: today() } : one,
        );
        await content.save(collection.file, { ...form, facts });
      });
      return reply.redirect('/figures', 303);
    },
  );
}

/**
 * The meanings of the figures that have a newer date in `after`, in the order of the file; undefined where anything but
 * dates was changed. `before` and `after` are the file's text.
 */
export function confirmedFigures(before: string, after: string): string[] | undefined {
  const withoutDates = (file: string) =>
    JSON.stringify(JSON.parse(file), (key, value) => (key === 'asOf' ? undefined : value));
  if (withoutDates(before) !== withoutDates(after)) return undefined;
  const facts = (file: string) => (JSON.parse(file) as { facts: { asOf?: string; meaning: string }[] }).facts;
  const former = facts(before);
  return facts(after).flatMap(({ asOf = '', meaning }, index) =>
    asOf > (former[index]?.asOf ?? '') ? [meaning] : [],
  );
}

/** Today in Nepal, written as a fact's date. */
const today = () => nepalDay(new Date());

interface Figure extends CheckedFact {
  collection: Collection;
  /** A hash of the figure and its source. */
  version: string;
}

async function figuresOf({ root }: ContentFiles, collection: Collection): Promise<Figure[]> {
  await refuseLinks(root, collection.file);
  const facts = await readFactsFile(path.join(root, collection.file)).catch((error: Error) => {
    throw new UserError(error.message);
  });
  return facts.map((fact) => ({
    fact,
    faults: [...ageFaults(fact, new Date())],
    collection,
    version: versionOf(JSON.stringify(fact)),
  }));
}

const factTable = (facts: readonly Figure[]): Html => html`<div class="scroll"><table>
<thead><tr><th>As of</th><th>Figure</th><th>Official page</th></tr></thead>
<tbody>${facts.map(
  (
    figure,
  ) => html`<tr><td>${figure.fact.asOf ?? 'undated'}</td><td>${figure.fact.meaning}: ${figure.fact.value}
${figure.faults.length > 0 ? html`<small>It ${figure.faults.join('; ')}.</small>` : undefined}
<a href="${entryAddress(figure.collection, figure.collection.file)}">Change it under ${figure.collection.label}</a></td>
<td><a href="${figure.fact.source.url}" rel="noreferrer" target="_blank">${figure.fact.source.body}, ${figure.fact.source.page}</a>${confirmForm(figure)}</td></tr>`,
)}</tbody></table></div>`;

/** Undefined for a figure that has no date, was confirmed today, or has later figures, which are changed in its form. */
const confirmForm = ({ fact, collection, version }: Figure): Html | undefined =>
  fact.asOf === undefined || fact.asOf === today() || fact.today
    ? undefined
    : html`<form class="plain" method="post" action="/figures/confirm"><input type="hidden" name="file" value="${collection.file}"><input type="hidden" name="id" value="${fact.id}"><input type="hidden" name="version" value="${version}"><button aria-label="Confirm ${fact.meaning}: ${fact.value}">Confirm</button></form>`;
