/** The enquiries beside the content: the same store as `pnpm enquiries`, opened for each request and closed after it. */
import { PassThrough } from 'node:stream';
import { type Html, html } from '@sayapatri/contract/html';
import { UserError } from '@sayapatri/hosting/userError';
import type { FastifyInstance } from 'fastify';
import { printExport } from '../commands/printEnquiries.ts';
import { allEnquiries } from '../enquiries/enquiryStore.ts';
import { withStore } from '../enquiries/openStore.ts';
import { type StoredEnquiry, states } from '../enquiries/tables.ts';
import { nepalMoment } from '../followUp/due.ts';
import { versionOf } from './formValues.ts';
import { sendPage } from './page.ts';

/** Adds /enquiries: search, one enquiry with its answer and owner, a CSV file, and erasing. */
export function addEnquiriesPage(app: FastifyInstance, env: NodeJS.ProcessEnv): void {
  app.get<{ Querystring: { q?: string; state?: string } }>('/enquiries', async ({ query, person }, reply) => {
    const { q = '', state = 'new' } = query;
    const found = await withStore(env, async (store) => {
      const kept: StoredEnquiry[] = [];
      for await (const one of allEnquiries(store))
        if ((state === 'all' || one.state === state) && holds(one, String(q))) kept.push(one);
      return state === 'new' ? kept.sort(byDueTime) : kept.reverse();
    });
    const body = html`<form class="row" method="get"><label>Search<input name="q" value="${q}"></label>
<label>State<select name="state">${[...states, 'all'].map((one) => html`<option${one === state ? html` selected` : undefined}>${one}</option>`)}</select></label><button>Show</button></form>
<p>${countOf(found.length)}. <a href="/enquiries.csv" download>All as a table (CSV)</a></p>
${enquiryTable(found.slice(0, 200), person.name)}`;
    return sendPage(reply, { title: 'Enquiries', body, person });
  });

  app.get<{ Params: { id: string } }>('/enquiries/:id', async ({ params, person }, reply) => {
    const enquiry = await withStore(env, (store) => store.find(Number(params.id)));
    if (enquiry === undefined) throw new UserError('There is no such enquiry.');
    return sendPage(reply, {
      title: `Enquiry ${enquiry.id}`,
      body: enquiryPart(enquiry, person.name),
      person,
    });
  });

  app.post<{ Params: { id: string }; Body: Partial<Record<'state' | 'owner' | 'notes' | 'was', string>> }>(
    '/enquiries/:id',
    async ({ params, body }, reply) => {
      const { owner, notes, was } = body ?? {};
      const state = states.find((one) => one === body?.state);
      if (state === undefined) throw new UserError(`The state must be one of ${states.join(', ')}.`);
      const textOf = (value: unknown, most: number) => String(value).trim().slice(0, most);
      const change = {
        state,
        ...(owner !== undefined && { owner: textOf(owner, 100) }),
        ...(notes !== undefined && { notes: textOf(notes, longestNotes) }),
      };
      await withStore(env, async (store) => {
        const enquiry = await store.find(Number(params.id));
        if (enquiry === undefined) throw new UserError('There is no such enquiry.');
        if (was !== followUpOf(enquiry))
          throw new UserError(
            `Somebody has changed this enquiry since you opened the page, and nothing was overwritten: open it anew.${notes ? `\nYour notes were: ${notes}` : ''}`,
          );
        await store.change(enquiry.id, change);
      });
      return reply.redirect('/enquiries', 303);
    },
  );

  app.post<{ Body: { email?: string; again?: string } }>(
    '/enquiries/erase',
    async ({ body, person }, reply) => {
      if (!person.mayPublish) throw new UserError('You can’t erase enquiries; a publisher can.');
      const { email = '', again = '' } = body ?? {};
      if (email.trim() === '' || email !== again.trim())
        throw new UserError('Nothing was erased: write the e-mail address exactly, to confirm it.');
      const count = await withStore(env, (store) => store.erase(email));
      return sendPage(reply, {
        title: 'Erased',
        body: html`<p role="status">Erased beyond recovery: ${countOf(count)} from ${email}.</p>`,
        person,
      });
    },
  );

  app.get('/enquiries.csv', async (_request, reply) => {
    const text = new PassThrough();
    withStore(env, (store) => printExport(text, store, 'csv')).then(
      () => text.end(),
      (error) => text.destroy(error),
    );
    return reply
      .header('Content-Disposition', 'attachment; filename="enquiries.csv"')
      .type('text/csv; charset=utf-8')
      .send(text);
  });
}

const countOf = (count: number) => `${count} ${count === 1 ? 'enquiry' : 'enquiries'}`;

const longestNotes = 4_000;

const holds = ({ name, email, phone, message, owner, notes }: StoredEnquiry, words: string): boolean =>
  [name, email, phone, message, owner, notes].join('\n').toLowerCase().includes(words.trim().toLowerCase());

/** The most urgent first; those without a due time last. */
const byDueTime = (one: StoredEnquiry, other: StoredEnquiry) =>
  (one.dueAt ?? '9').localeCompare(other.dueAt ?? '9');

/** A hash of what the office changes of an enquiry. */
const followUpOf = ({ state, owner, notes }: StoredEnquiry) =>
  versionOf(JSON.stringify([state, owner, notes]));

const wasField = (enquiry: StoredEnquiry): Html =>
  html`<input type="hidden" name="was" value="${followUpOf(enquiry)}">`;

const enquiryTable = (
  enquiries: readonly StoredEnquiry[],
  desk: string,
): Html => html`<div class="scroll"><table>
<thead><tr><th>Due</th><th>From</th><th>Message</th><th>State</th></tr></thead>
<tbody>${enquiries.map((enquiry) => {
  const { id, name, message, state, owner, dueAt, flagged } = enquiry;
  const isOverdue = state === 'new' && dueAt !== null && new Date(dueAt) < new Date();
  return html`<tr><td>${dueAt ? nepalMoment(dueAt) : 'no due time'}${isOverdue ? html` <b>overdue</b>` : undefined}</td>
<td><a href="/enquiries/${id}">${name}</a>${flagged ? ' (possible spam)' : ''}</td><td>${message.slice(0, 120)}</td><td>${state}${owner ? `, ${owner}` : ''}
${state === 'new' ? html`<form class="plain" method="post" action="/enquiries/${id}">${wasField(enquiry)}<input type="hidden" name="owner" value="${owner || desk}"><button name="state" value="answered" aria-label="Answered: ${name}">Answered</button></form>` : undefined}</td></tr>`;
})}</tbody></table></div>`;

/** The buttons that change an enquiry's state. */
const stateButtons: Record<StoredEnquiry['state'], string> = {
  new: 'To be answered again',
  answered: 'It is answered',
  closed: 'Close it, no answer is needed',
};

function enquiryPart(enquiry: StoredEnquiry, desk: string): Html {
  const { id, name, email, phone, message, receivedAt, state, owner, notes } = enquiry;
  return html`<p>${name}, <a href="mailto:${email}">${email}</a>, ${phone ? html`<a href="tel:${phone.replaceAll(/[^+\d]/g, '')}">${phone}</a>, ` : undefined}received ${nepalMoment(receivedAt)} in Nepal</p>
<pre>${message}</pre>
<form method="post" action="/enquiries/${id}">${wasField(enquiry)}
<p>This enquiry is ${state}.</p>
<label>Who answers it<input name="owner" maxlength="100" value="${owner || desk}"></label>
<label>Notes, for the office only<textarea name="notes" rows="4" maxlength="${longestNotes}">${notes}</textarea></label>
<div class="row"><button class="quiet" name="state" value="${state}">Save the notes only</button>${Object.entries(
    stateButtons,
  )
    .filter(([one]) => one !== state)
    .map(([one, words]) => html`<button name="state" value="${one}">${words}</button>`)}
</div></form>
<details><summary>Erase everything from this person</summary>
<form method="post" action="/enquiries/erase"><p>All enquiries from ${email} are deleted beyond recovery. Write the address to confirm.</p>
<input type="hidden" name="email" value="${email}"><label>E-mail address<input name="again" required></label><button>Erase</button></form></details>`;
}
