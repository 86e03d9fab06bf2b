import type { Enquiry, EnquiryFields } from '@sayapatri/contract';
import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import type { ContactContent } from '../../content/contact.ts';
import { EnquiryRefused, sendEnquiry } from '../../enquiry/sendEnquiry.ts';
import { announceSending } from './announceSending.ts';
import { clearDraft, readDraft, saveDraft } from './draft.ts';
import {
  checkFields,
  clearChecks,
  composeEnquiry,
  emptyFields,
  fillEmptyFields,
  fillingSigns,
  hasText,
  messageField,
  readFields,
} from './formFields.ts';
import { suggestedMessage, withAppointmentLine } from './messageParts.ts';

/** idle -> sending -> success | failure -> sending … */
export type EnquiryStatus = 'idle' | 'sending' | 'success' | 'failure';

/** An attempt that has failed. */
export interface Failure {
  /** The server's sentence for the visitor; undefined where the network failed. */
  reason: string | undefined;
}

/** Why the browser has refused a field, in its words, by the field's name. */
type Faults = Partial<Record<keyof EnquiryFields, string>>;

/** The behaviour of the contact form, without its markup. */
export function useEnquiryForm(texts: ContactContent['form']) {
  const form = useRef<HTMLFormElement>(null);
  const attempt = useRef<Enquiry>(undefined);
  // A ref, because a second submission in the same tick would not see a state change yet.
  const sending = useRef(false);
  const [status, setStatus] = useState<EnquiryStatus>('idle');
  const [failure, setFailure] = useState<Failure>();
  const [faults, setFaults] = useState<Faults>({});
  const [sentCount, setSentCount] = useState(0);

  /** Whether text was in the form when it became live: a draft, or what was typed or filled in before. */
  const hadText = useRef(false);
  useEffect(() => {
    if (form.current === null) return;
    const { timestamp, ...fields } = readDraft();
    fillEmptyFields(form.current, fields);
    hadText.current = hasText(form.current);
    if (timestamp !== undefined) attempt.current = { ...fields, timestamp };
  }, []);

  // After the draft, which is never overwritten.
  const { search } = useLocation();
  useEffect(() => {
    if (form.current) fillEmptyFields(form.current, { ...emptyFields, message: suggestedMessage(search) });
  }, [search]);

  const setAppointmentLine = (line: string) => {
    if (form.current === null) return;
    const message = messageField(form.current);
    message.value = withAppointmentLine(message.value, line);
    saveDraft(readFields(form.current));
  };

  const startAgain = () => {
    attempt.current = undefined;
    setFailure(undefined);
    hadText.current = false;
    clearDraft();
    form.current?.reset();
    setSentCount((count) => count + 1);
  };

  async function send(element: HTMLFormElement) {
    const enquiry = composeEnquiry(element, attempt.current);
    attempt.current = enquiry;
    saveDraft(enquiry);
    setStatus('sending');
    setFailure(undefined);
    const announceResult = announceSending();
    let result: 'success' | 'failure' = 'success';
    try {
      await sendEnquiry(enquiry, fillingSigns(element, hadText.current));
      startAgain();
    } catch (error) {
      result = 'failure';
      setFailure({ reason: error instanceof EnquiryRefused ? error.reason : undefined });
    }
    // Synchronously: the browser does not validate read-only fields, so an empty form could be sent until they are editable.
    flushSync(() => setStatus(result));
    announceResult(result);
  }

  return {
    form,
    status,
    /** How many enquiries were sent; a key for parts of the form that start again after each. */
    sentCount,
    setAppointmentLine,
    /** The last attempt, if it has failed. */
    failure,
    faults,
    onInput: ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
      clearChecks(currentTarget);
      const { name } = target as HTMLInputElement;
      if (name in faults) setFaults(({ [name as keyof Faults]: _, ...others }) => others);
      saveDraft(readFields(currentTarget));
    },
    /** For the submit button. */
    onClick: (event: MouseEvent) => {
      // Ignores the second click of a double click: the form may already have been sent and cleared.
      if (event.detail > 1) event.preventDefault();
      if (form.current) checkFields(form.current, texts);
    },
    /** For each field that the browser refuses, beside its own message, which goes away by itself. */
    onInvalid: ({ target }: FormEvent<HTMLFormElement>) => {
      const { name, validationMessage } = target as HTMLInputElement;
      setFaults((others) => ({ ...others, [name]: validationMessage }));
    },
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (sending.current) return;
      sending.current = true;
      void send(event.currentTarget).finally(() => {
        sending.current = false;
      });
    },
  };
}
