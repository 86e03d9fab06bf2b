import { type FormEvent, type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Enquiry } from 'shared/contract';
import { announceSending } from './announceSending.ts';
import { clearDraft, readDraft, saveDraft } from './draft.ts';
import { composeEnquiry } from './enquiry.ts';
import { fillEmptyFields, isHiddenFieldFilled, readFields } from './formFields.ts';
import { sendEnquiry } from './sendEnquiry.ts';

/** idle -> sending -> success | failure -> sending … */
export type EnquiryStatus = 'idle' | 'sending' | 'success' | 'failure';

export interface EnquiryForm {
  form: RefObject<HTMLFormElement | null>;
  status: EnquiryStatus;
  onInput: (event: FormEvent<HTMLFormElement>) => void;
  /** For the submit button. */
  onClick: (event: MouseEvent) => void;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/** The behaviour of the contact form, without its markup. */
export function useEnquiryForm(): EnquiryForm {
  const form = useRef<HTMLFormElement>(null);
  const attempt = useRef<Enquiry>(undefined);
  // A ref, because a second submission in the same tick would not see a state change yet.
  const sending = useRef(false);
  const [status, setStatus] = useState<EnquiryStatus>('idle');

  const openedAt = useRef(0);
  useEffect(() => {
    openedAt.current = performance.now();
    if (form.current) fillEmptyFields(form.current, readDraft());
  }, []);

  async function send(element: HTMLFormElement) {
    const enquiry = composeEnquiry(readFields(element), attempt.current, new Date());
    attempt.current = enquiry;
    setStatus('sending');
    const announceResult = announceSending();
    const signs = {
      seconds: (performance.now() - openedAt.current) / 1000,
      hiddenFieldFilled: isHiddenFieldFilled(element),
    };
    const result = await sendEnquiry(enquiry, signs).then(
      () => 'success' as const,
      () => 'failure' as const,
    );
    if (result === 'success') {
      attempt.current = undefined;
      clearDraft();
      element.reset();
    }
    // Synchronously: the browser does not validate read-only fields, so an empty form could be sent until they are editable.
    flushSync(() => setStatus(result));
    announceResult(result);
  }

  return {
    form,
    status,
    onInput: ({ currentTarget }) => saveDraft(readFields(currentTarget)),
    onClick: (event) => {
      // Ignores the second click of a double click: the form may already have been sent and cleared.
      if (event.detail > 1) event.preventDefault();
    },
    onSubmit: (event) => {
      event.preventDefault();
      if (sending.current) return;
      sending.current = true;
      void send(event.currentTarget).finally(() => {
        sending.current = false;
      });
    },
  };
}
