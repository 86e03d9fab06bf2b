import { type Reply, replyTo } from '../engine/reply.ts';
import { fallback } from '../engine/rules.ts';
import type { DatasetSource } from './datasetSource.ts';

/**
 * The reply to a visitor's text: at once, unless it needs another package's data that are still loading. If they can't be
 * loaded, the reply comes without them. Never rejects, so that every question gets a reply.
 */
export async function answer(text: string, load: DatasetSource): Promise<Reply> {
  const reply = replyWithoutData(text);
  try {
    if (reply.needs === 'testRequirements')
      return replyTo(text, { requirements: await load('testRequirements') });
    if (reply.needs === 'countryFacts') return replyTo(text, { figures: await load('countryFacts') });
    return reply;
  } catch {
    return reply;
  }
}

function replyWithoutData(text: string): Reply {
  try {
    return replyTo(text, {});
  } catch {
    return { intent: fallback.intent, html: fallback.reply.markup, formRequested: false, needs: undefined };
  }
}
