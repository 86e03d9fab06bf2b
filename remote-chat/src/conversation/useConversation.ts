import type { WidgetProps } from '@sayapatri/contract';
import { useEffect, useRef, useState } from 'react';
import { loadSearch } from '../search/loadSearch.ts';
import { answer } from './answer.ts';
import { type ChatMessage, messageNow, welcome } from './ChatMessage.ts';

/** One conversation, from the opening of the assistant until it is closed, which discards its messages. */
export function useConversation(loadDataset: WidgetProps['loadDataset']) {
  const [messages, setMessages] = useState<readonly ChatMessage[]>(() => [welcome()]);
  const [unanswered, setUnanswered] = useState(0);
  const lastReply = useRef(Promise.resolve());

  useEffect(() => void loadSearch(), []);

  const add = (message: Omit<ChatMessage, 'id' | 'timestamp'>) =>
    setMessages((before) => [...before, messageNow(before.length + 1, message)]);

  const reply = async (question: string) => {
    // In a task of its own, so that the visitor's message is painted before the reply is computed.
    await new Promise((painted) => setTimeout(painted));
    const { intent, html } = await answer(question, loadDataset);
    add({ sender: 'bot', text: html.markup, intent });
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
      add({ sender: 'user', text });
      setUnanswered((before) => before + 1);
      lastReply.current = lastReply.current.then(() => reply(text));
    },
  };
}
