import { html } from '@sayapatri/contract/html';
import replies from '../content/replies.json';
import { type Reply, replyTo } from '../replies/reply.ts';
import type { Load } from '../replies/requirementsReply.ts';
import { loadSearch } from '../search/loadSearch.ts';

/** The reply to a visitor's text. Never rejects, so that every question gets a reply: data that can't be used are left out. */
export const answer = (text: string, load: Load): Promise<Reply> =>
  replyTo(text, load, loadSearch)
    .catch(() => replyTo(text, async () => undefined, loadSearch))
    .catch(() => ({ intent: 'fallback', found: [], html: html`<p>${replies.rules.fallback[0]}</p>` }));
