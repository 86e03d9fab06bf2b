import { html } from '@sayapatri/contract/html';
import { brand } from '@sayapatri/facts/brand';
import panel from '../content/panel.json';
import { fill } from '../markup/markdown.ts';
import type { Reply } from '../replies/reply.ts';

export interface ChatMessage {
  id: number;
  /** Plain text from the user; markup from the bot, to be sanitised before it is shown. */
  text: string;
  sender: 'user' | 'bot';
  /** ISO date and time. */
  timestamp: string;
  /** Of the bot's replies. `contact-form` is the mark that the form was asked for; nothing on the panel depends on it. */
  intent?: Reply['intent'];
}

/** A message of this moment. */
export const messageNow = (id: number, message: Omit<ChatMessage, 'id' | 'timestamp'>): ChatMessage => ({
  id,
  timestamp: new Date().toISOString(),
  ...message,
});

/** The bot's first message. */
export const welcome = (): ChatMessage => {
  const { markup } = html`<p>${fill(panel.words.welcome, { brand: brand.shortName })}</p>`;
  return messageNow(1, { sender: 'bot', text: markup });
};
