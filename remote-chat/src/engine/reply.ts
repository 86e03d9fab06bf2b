import { type Facts, fallback, type Intent, rules } from './rules.ts';
import { asksForFigures } from './vocabulary/figures.ts';
import { type Message, readMessage } from './vocabulary/message.ts';

export interface Reply {
  intent: Intent;
  /** Markup made from the site's own texts and facts, never from the visitor's text; sanitised all the same. */
  html: string;
  /** True when the visitor asked for the contact form. */
  formRequested: boolean;
  /** The dataset that the reply needs; without it the reply has only links. */
  needs: 'testRequirements' | 'countryFacts' | undefined;
}

/** The assistant's reply to typed text of any length. It depends only on the text and the facts. */
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
