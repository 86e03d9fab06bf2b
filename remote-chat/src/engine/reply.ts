import { readMessage } from './message.ts';
import { type Facts, fallback, type Intent, rules } from './rules.ts';

export interface Reply {
  intent: Intent;
  /** Made of the site's own texts and facts, never of the visitor's; to be sanitised all the same. */
  html: string;
  /** True when the visitor asked for the contact form. */
  formRequested: boolean;
}

/** The assistant's reply to typed text of any length. Same text and facts, same reply. */
export function replyTo(text: string, facts: Facts): Reply {
  const message = readMessage(text);
  const { intent, reply } = rules.find(({ matches }) => matches(message)) ?? fallback;
  const { markup } = typeof reply === 'function' ? reply(message, facts) : reply;
  return { intent, html: markup, formRequested: intent === 'contact-form' };
}
