import { useLocation } from '@sayapatri/design';
import { type RefObject, useEffect, useState } from 'react';
import { messageField } from './formFields.ts';
import { suggestedMessage } from './suggestedMessage.ts';

/**
 * Fills an empty message with the text that the visitor's link suggests. Another text is not overwritten: the suggestion
 * is then returned until it is dismissed, otherwise it is empty. To be called after the effect that restores a draft.
 */
export function useMessageSuggestion(form: RefObject<HTMLFormElement | null>): {
  suggestion: string;
  dismiss: () => void;
} {
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
