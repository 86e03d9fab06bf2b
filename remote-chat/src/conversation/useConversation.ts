import type { WidgetProps } from '@sayapatri/contract';
import { useEffect, useReducer } from 'react';
import { loadSearch } from '../search/loadSearch.ts';
import { answer } from './answer.ts';
import { converse, openConversation } from './conversation.ts';

const now = () => new Date().toISOString();

/** One conversation, from the opening of the assistant until it is closed. */
export function useConversation(loadDataset: WidgetProps['loadDataset']) {
  const [{ messages, unanswered }, dispatch] = useReducer(converse, now(), openConversation);
  const question = unanswered[0];

  useEffect(() => void loadSearch(), []);

  useEffect(() => {
    if (question === undefined) return;
    let closed = false;
    const reply = async () => {
      const found = await answer(question.text, loadDataset);
      if (!closed) dispatch({ type: 'answered', reply: found, at: now() });
    };
    // In a task of its own, so that the visitor's message is painted before the reply is computed.
    const task = setTimeout(reply);
    return () => {
      closed = true;
      clearTimeout(task);
    };
  }, [question, loadDataset]);

  return {
    messages,
    /** True while a reply is being prepared. */
    isTyping: question !== undefined,
    /** Posts a message of the visitor; blank text is ignored. */
    ask: (text: string) => dispatch({ type: 'asked', text, at: now() }),
  };
}
