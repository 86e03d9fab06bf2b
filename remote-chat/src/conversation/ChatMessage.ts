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
