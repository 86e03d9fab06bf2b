/** The messages of a conversation and the questions still without a reply, as a pure reducer. */
import { html } from '@sayapatri/contract/html';
import { brand } from '@sayapatri/facts/brand';
import panel from '../content/panel.json';
import { fill } from '../markup/markdown.ts';
import type { Reply } from '../replies/reply.ts';

export interface ChatMessage {
  /** Counts up from 1. */
  id: number;
  /** Plain text from the user; markup from the bot, to be sanitised before it is shown. */
  text: string;
  sender: 'user' | 'bot';
  /** ISO date and time. */
  timestamp: string;
  /** Shows the offices on maps below the text. */
  maps?: boolean;
}

export interface Conversation {
  messages: readonly ChatMessage[];
  /** The user's messages that have no reply yet, the oldest first. Replies come in the order of the questions. */
  unanswered: readonly ChatMessage[];
  /** True once the visitor has asked for the contact form. Nothing on the panel depends on it. */
  formRequested: boolean;
}

/** `at` is an ISO date and time. */
export type ConversationEvent =
  | { type: 'asked'; text: string; at: string }
  | { type: 'answered'; reply: Reply; at: string };

const welcome = html`<p>${fill(panel.words.welcome, { brand: brand.shortName })}</p>`.markup;

/** A new conversation, with the welcome. Closing the assistant discards the old one. */
export const openConversation = (at: string): Conversation => ({
  messages: [{ id: 1, text: welcome, sender: 'bot', timestamp: at }],
  unanswered: [],
  formRequested: false,
});

/** The conversation after an event. Blank text changes nothing. */
export function converse(conversation: Conversation, event: ConversationEvent): Conversation {
  const { messages, unanswered, formRequested } = conversation;
  const next = { id: messages.length + 1, timestamp: event.at };
  if (event.type === 'asked') {
    const text = event.text.trim();
    if (text === '') return conversation;
    const question: ChatMessage = { ...next, text, sender: 'user' };
    return { ...conversation, messages: [...messages, question], unanswered: [...unanswered, question] };
  }
  const { intent, html } = event.reply;
  const answer: ChatMessage = { ...next, text: html.markup, sender: 'bot', maps: intent === 'location' };
  return {
    messages: [...messages, answer],
    unanswered: unanswered.slice(1),
    formRequested: formRequested || intent === 'contact-form',
  };
}
