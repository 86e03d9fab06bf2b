import { type Reply, replyTo } from '../replies/reply.ts';
import type { Load } from '../replies/requirementsReply.ts';
import { loadSearch } from '../search/loadSearch.ts';

/** The reply to a visitor's text, by the rules alone where data can't be used: every question gets a reply. */
export const answer = (text: string, load: Load): Promise<Reply> =>
  replyTo(text, load, loadSearch).catch(() =>
    replyTo(
      text,
      async () => undefined,
      async () => undefined,
    ),
  );
