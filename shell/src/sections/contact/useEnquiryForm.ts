import {
  type FormEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { type Enquiry, enquiryFieldNames } from 'shared/contract';
import { withAppointmentLine } from '../../appointment/messageLine.ts';
import { sendEnquiry } from '../../enquiry/sendEnquiry.ts';
import { onWaitingSent, sendWhenOnline } from '../../enquiry/sendWhenOnline.ts';
import { forgetWaiting, keepWaiting, readWaiting } from '../../enquiry/waitingEnquiry.ts';
import { announceSending } from './announceSending.ts';
import { clearDraft, readDraft, saveDraft } from './draft.ts';
import { composeEnquiry } from './enquiry.ts';
import { fillEmptyFields, isHiddenFieldFilled, messageField, readFields } from './formFields.ts';
import { useMessageSuggestion } from './useMessageSuggestion.ts';

/** idle -> sending -> success | failure -> sending … */
export type EnquiryStatus = 'idle' | 'sending' | 'success' | 'failure';

export interface EnquiryForm {
  form: RefObject<HTMLFormElement | null>;
  status: EnquiryStatus;
  onInput: (event: FormEvent<HTMLFormElement>) => void;
  /** For the submit button. */
  onClick: (event: MouseEvent) => void;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** How many enquiries were sent; a key for parts of the form that start again after each. */
  sentCount: number;
  /** The link's suggestion for the message; empty unless the message has another text. */
  suggestion: string;
  addToMessage: (text: string) => void;
  setAppointmentLine: (line: string) => void;
  /** True while an enquiry is kept on this device, to be sent later. */
  isWaiting: boolean;
  sendLater: () => void;
  cancelSendLater: () => void;
}

/** The behaviour of the contact form, without its markup. */
export function useEnquiryForm(): EnquiryForm {
  const form = useRef<HTMLFormElement>(null);
  const attempt = useRef<Enquiry>(undefined);
  // A ref, because a second submission in the same tick would not see a state change yet.
  const sending = useRef(false);
  const [status, setStatus] = useState<EnquiryStatus>('idle');

  const [sentCount, setSentCount] = useState(0);
  const [isWaiting, setIsWaiting] = useState(false);

  const openedAt = useRef(0);
  useEffect(() => {
    openedAt.current = performance.now();
    if (form.current) fillEmptyFields(form.current, readDraft());
    attempt.current = readWaiting();
    setIsWaiting(attempt.current !== undefined);
  }, []);

  const { suggestion, dismiss } = useMessageSuggestion(form);

  const writeMessage = (write: (message: string) => string) => {
    if (form.current === null) return;
    const message = messageField(form.current);
    message.value = write(message.value);
    saveDraft(readFields(form.current));
  };

  const startAgain = (element: HTMLFormElement) => {
    attempt.current = undefined;
    clearDraft();
    element.reset();
    dismiss();
    setSentCount((count) => count + 1);
  };

  const showLaterSuccess = useEffectEvent((enquiry: Enquiry) => {
    setIsWaiting(false);
    if (form.current === null || sending.current) return;
    const fields = readFields(form.current);
    if (!enquiryFieldNames.every((name) => fields[name] === enquiry[name])) return;
    startAgain(form.current);
    setStatus('success');
  });
  useEffect(() => onWaitingSent((enquiry) => showLaterSuccess(enquiry)), []);

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
      forgetWaiting();
      setIsWaiting(false);
      startAgain(element);
    }
    // Synchronously: the browser does not validate read-only fields, so an empty form could be sent until they are editable.
    flushSync(() => setStatus(result));
    announceResult(result);
  }

  return {
    form,
    status,
    sentCount,
    suggestion,
    addToMessage: (text) => {
      writeMessage((message) => `${message.trimEnd()}\n\n${text}`);
      dismiss();
    },
    setAppointmentLine: (line) => writeMessage((message) => withAppointmentLine(message, line)),
    isWaiting,
    sendLater: () => {
      if (attempt.current === undefined || !keepWaiting(attempt.current)) return;
      setIsWaiting(true);
      sendWhenOnline();
    },
    cancelSendLater: () => {
      forgetWaiting();
      setIsWaiting(false);
    },
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
