/** The messages of a conversation and the questions still without a reply, as a pure reducer. */

import { html } from '@sayapatri/contract/html';
import { panel } from '../content/panel.ts';
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
  | { type: 'opened'; at: string }
  | { type: 'asked'; text: string; at: string }
  | { type: 'answered'; reply: Reply; at: string };

/** The state of a new conversation; closing the assistant discards the old one. */
export const newConversation: Conversation = { messages: [], unanswered: [], formRequested: false };

/** The conversation after an event. Blank text changes nothing, and neither does opening a conversation with messages. */
export function converse(conversation: Conversation, event: ConversationEvent): Conversation {
  const { messages, unanswered, formRequested } = conversation;
  const next = (sender: ChatMessage['sender'], text: string): ChatMessage => ({
    id: messages.length + 1,
    text,
    sender,
    timestamp: event.at,
  });
  switch (event.type) {
    case 'opened':
      return messages.length > 0
        ? conversation
        : { ...conversation, messages: [next('bot', html`<p>${panel.welcome}</p>`.markup)] };
    case 'asked': {
      const text = event.text.trim();
      if (text === '') return conversation;
      const question = next('user', text);
      return { ...conversation, messages: [...messages, question], unanswered: [...unanswered, question] };
    }
    case 'answered':
      return {
        messages: [
          ...messages,
          { ...next('bot', event.reply.html), ...(event.reply.intent === 'location' && { maps: true }) },
        ],
        unanswered: unanswered.slice(1),
        formRequested: formRequested || event.reply.intent === 'contact-form',
      };
  }
}
