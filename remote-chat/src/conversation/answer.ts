import { type Reply, replyTo } from '../engine/reply.ts';
import { fallback } from '../engine/rules.ts';
import type { RequirementsSource } from './requirementsSource.ts';

/**
 * The reply to a visitor's text: at once, unless it needs the requirements and those are still on their way. Where the
 * requirements lack something, it is the reply without them. Never rejects: no question may stay without a reply.
 */
export async function answer(text: string, loadRequirements: RequirementsSource): Promise<Reply> {
  const reply = replyWithoutData(text);
  if (reply.intent !== 'test-requirements') return reply;
  try {
    return replyTo(text, { requirements: await loadRequirements() });
  } catch {
    return reply;
  }
}

function replyWithoutData(text: string): Reply {
  try {
    return replyTo(text, {});
  } catch {
    return { intent: fallback.intent, html: fallback.reply.markup, formRequested: false };
  }
}
