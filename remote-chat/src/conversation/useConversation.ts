import type { WidgetProps } from '@sayapatri/contract';
import { escapeHtml } from '@sayapatri/contract/html';
import { brand } from '@sayapatri/facts/brand';
import { useEffect, useRef, useState } from 'react';
import panel from '../content/panel.json';
import { fill } from '../markup/markdown.ts';
import { answer, type Reply } from '../replies/reply.ts';
import { loadSearch } from '../search/loadSearch.ts';

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

/** The message of this moment behind those before it. */
const withMessage = (before: readonly ChatMessage[], message: Omit<ChatMessage, 'id' | 'timestamp'>) => [
  ...before,
  { id: before.length + 1, timestamp: new Date().toISOString(), ...message },
];

const welcome = escapeHtml(fill(panel.words.welcome, { brand: brand.shortName }));

/** One conversation, from the opening of the assistant until it is closed, which discards its messages. */
export function useConversation(loadDataset: WidgetProps['loadDataset']) {
  const [messages, setMessages] = useState(() => withMessage([], { sender: 'bot', text: welcome }));
  const [unanswered, setUnanswered] = useState(0);
  const lastReply = useRef(Promise.resolve());

  useEffect(() => void loadSearch(), []);

  const reply = async (question: string) => {
    // In a task of its own, so that the visitor's message is painted before the reply is computed.
    await new Promise((painted) => setTimeout(painted));
    const { intent, html } = await answer(question, loadDataset);
    setMessages((before) => withMessage(before, { sender: 'bot', text: html.markup, intent }));
    setUnanswered((before) => before - 1);
  };

  return {
    messages,
    /** True while a reply is being prepared. */
    isTyping: unanswered > 0,
    /** Posts a message of the visitor; blank text is ignored. Replies come in the order of the questions. */
    ask: (typed: string) => {
      const text = typed.trim();
      if (text === '') return;
      setMessages((before) => withMessage(before, { sender: 'user', text }));
      setUnanswered((before) => before + 1);
      lastReply.current = lastReply.current.then(() => reply(text));
    },
  };
}
