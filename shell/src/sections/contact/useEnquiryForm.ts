import type { Enquiry } from '@sayapatri/contract';
import { readPlan } from '@sayapatri/contract/plan';
import { type FormEvent, type MouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ContactContent } from '../../content/contact.ts';
import { waitingEnquiries } from '../../enquiry/keptEnquiries.ts';
import { EnquiryRefused, sendEnquiry } from '../../enquiry/sendEnquiry.ts';
import { onWaitingSent } from '../../enquiry/sendWhenOnline.ts';
import { announceSending } from './announceSending.ts';
import { clearDraft, readDraft, saveDraft } from './draft.ts';
import {
  checkFields,
  clearChecks,
  composeEnquiry,
  fillEmptyFields,
  fillingSigns,
  holds,
  messageField,
  readFields,
} from './formFields.ts';
import { withAppointmentLine, withPlan } from './messageParts.ts';
import { useMessageSuggestion } from './useMessageSuggestion.ts';
import { useRefusedEnquiry } from './useRefusedEnquiry.ts';

/** idle -> sending -> success | failure -> sending … */
export type EnquiryStatus = 'idle' | 'sending' | 'success' | 'failure';

/** An attempt that has failed. */
export interface Failure {
  enquiry: Enquiry;
  /** The server's sentence for the visitor; undefined where the network failed. */
  reason: string | undefined;
  /** Whether the server would refuse the same enquiry again. */
  isFinal: boolean;
}

export type EnquiryForm = ReturnType<typeof useEnquiryForm>;

/** The behaviour of the contact form, without its markup. */
export function useEnquiryForm(texts: ContactContent['form']) {
  const form = useRef<HTMLFormElement>(null);
  const attempt = useRef<Enquiry>(undefined);
  // A ref, because a second submission in the same tick would not see a state change yet.
  const sending = useRef(false);
  const [status, setStatus] = useState<EnquiryStatus>('idle');
  const [failure, setFailure] = useState<Failure>();
  const [sentCount, setSentCount] = useState(0);

  const openedAt = useRef(0);
  useEffect(() => {
    openedAt.current = performance.now();
    if (form.current) fillEmptyFields(form.current, readDraft());
    attempt.current = waitingEnquiries.read().at(-1);
  }, []);

  const refused = useRefusedEnquiry(form, sentCount, () => startAgain());
  const { suggestion, dismiss } = useMessageSuggestion(form);
  const [plan, setPlan] = useState('');
  const [waiting, setWaiting] = useState<readonly Enquiry[]>([]);
  useEffect(() => {
    const message = form.current ? messageField(form.current).value : '';
    const missing = readPlan().filter((text) => !message.includes(text));
    setPlan(missing.join('\n'));
    const readWaiting = () => setWaiting(waitingEnquiries.read());
    readWaiting();
    return waitingEnquiries.onChange(readWaiting);
  }, []);

  const writeMessage = (write: (message: string) => string) => {
    if (form.current === null) return;
    const message = messageField(form.current);
    message.value = write(message.value);
    saveDraft(readFields(form.current));
  };

  const startAgain = () => {
    attempt.current = undefined;
    setFailure(undefined);
    clearDraft();
    form.current?.reset();
    dismiss();
    setSentCount((count) => count + 1);
  };

  const showSent = useEffectEvent((enquiry: Enquiry) => {
    if (form.current === null || sending.current || !holds(form.current, enquiry)) return;
    startAgain();
    setStatus('success');
  });
  useEffect(() => onWaitingSent((enquiry) => showSent(enquiry)), []);

  async function send(element: HTMLFormElement) {
    const enquiry = composeEnquiry(element, attempt.current);
    attempt.current = enquiry;
    setStatus('sending');
    setFailure(undefined);
    const announceResult = announceSending();
    let result: 'success' | 'failure' = 'success';
    try {
      await sendEnquiry(enquiry, fillingSigns(element, openedAt.current));
      waitingEnquiries.forget(enquiry);
      refused.forgetCorrected();
      startAgain();
    } catch (error) {
      result = 'failure';
      const refusal = error instanceof EnquiryRefused ? error : undefined;
      setFailure({ enquiry, reason: refusal?.reason, isFinal: refusal?.isFinal ?? false });
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
    /** The link's suggestion for the message; empty unless the message has another text. */
    suggestion,
    addToMessage: (text: string) => {
      writeMessage((message) => `${message.trimEnd()}\n\n${text}`);
      dismiss();
    },
    setAppointmentLine: (line: string) => writeMessage((message) => withAppointmentLine(message, line)),
    /** The lines that the visitor has planned in this tab and the message does not have yet. */
    plan,
    /** Adds the plan to the message, or takes it out again. */
    sendPlan: (isWanted: boolean) =>
      writeMessage((message) => withPlan(message, `${texts.plan.heading}\n${plan}`, isWanted)),
    /** The last attempt, if it has failed. */
    failure,
    /** The enquiries that wait on this device, of all tabs. */
    waiting,
    refused,
    onInput: ({ currentTarget }: FormEvent<HTMLFormElement>) => {
      clearChecks(currentTarget);
      saveDraft(readFields(currentTarget));
    },
    /** For the submit button. */
    onClick: (event: MouseEvent) => {
      // Ignores the second click of a double click: the form may already have been sent and cleared.
      if (event.detail > 1) event.preventDefault();
      if (form.current) checkFields(form.current, texts);
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
