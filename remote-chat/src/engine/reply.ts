import { type Facts, fallback, type Intent, rules } from './rules.ts';
import { asksForFigures } from './vocabulary/figures.ts';
import { type Message, readMessage } from './vocabulary/message.ts';

export interface Reply {
  intent: Intent;
  /** Made of the site's own texts and facts, never of the visitor's; to be sanitised all the same. */
  html: string;
  /** True when the visitor asked for the contact form. */
  formRequested: boolean;
  /** The dataset without which the reply has links only. */
  needs: 'testRequirements' | 'countryFacts' | undefined;
}

/** The assistant's reply to typed text of any length. Same text and facts, same reply. */
export function replyTo(text: string, facts: Facts): Reply {
  const message = readMessage(text);
  const { intent, reply } = rules.find(({ matches }) => matches(message)) ?? fallback;
  const { markup } = typeof reply === 'function' ? reply(message, facts) : reply;
  return {
    intent,
    html: markup,
    formRequested: intent === 'contact-form',
    needs: datasetFor(intent, message),
  };
}

function datasetFor(intent: Intent, message: Message): Reply['needs'] {
  if (intent === 'test-requirements') return 'testRequirements';
  const statesFigures = intent === 'country-figures' || intent === 'study-in-country';
  return statesFigures && asksForFigures(message) ? 'countryFacts' : undefined;
}
