import { type Reply, replyTo } from '../engine/reply.ts';
import type { RequirementsSource } from './requirementsSource.ts';

/** The reply to a visitor's text: at once, unless it needs the requirements and those are still on their way. */
export async function answer(text: string, loadRequirements: RequirementsSource): Promise<Reply> {
  const reply = replyTo(text, {});
  if (reply.intent !== 'test-requirements') return reply;
  return replyTo(text, { requirements: await loadRequirements() });
}
