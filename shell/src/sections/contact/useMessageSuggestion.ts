import { type RefObject, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { messageField } from './formFields.ts';

/** Characters: enough for a tool's summary, and a limit for links from elsewhere. */
const longest = 1000;

/** The text that a link such as `/contact?message=…` suggests for the message: plain, and cut to a bounded length. */
export function suggestedMessage(search: string): string {
  const text = new URLSearchParams(search).get('message') ?? '';
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{C}\n]/gu, '')
    .trim()
    .slice(0, longest);
}

/**
 * Fills an empty message with the text that the visitor's link suggests. Another text is not overwritten: the suggestion
 * is then returned until it is dismissed, otherwise it is empty. To be called after the effect that restores a draft.
 */
export function useMessageSuggestion(form: RefObject<HTMLFormElement | null>) {
  const [suggestion, setSuggestion] = useState('');
  const { search } = useLocation();
  useEffect(() => {
    const suggested = suggestedMessage(search);
    if (form.current === null || suggested === '') return;
    const message = messageField(form.current);
    if (message.value === '') message.value = suggested;
    else if (!message.value.includes(suggested)) setSuggestion(suggested);
  }, [form, search]);
  return { suggestion, dismiss: () => setSuggestion('') };
}
