import { enquiryFieldNames } from '@sayapatri/contract';
import { type RefObject, useEffect, useState } from 'react';
import { type RefusedEnquiry, refusedEnquiries } from '../../enquiry/keptEnquiries.ts';
import { correctedTimestamp, saveCorrectedTimestamp, saveDraft } from './draft.ts';
import { fillEmptyFields, readFields } from './formFields.ts';

/**
 * Brings a kept enquiry that was refused for good back into the form; if the form has another text, it waits until that text
 * is sent, which raises `sentCount`. `startAgain` empties the form.
 */
export function useRefusedEnquiry(
  form: RefObject<HTMLFormElement | null>,
  sentCount: number,
  startAgain: () => void,
) {
  const [refused, setRefused] = useState<RefusedEnquiry>();
  const isInForm = refused !== undefined && correctedTimestamp() === refused.timestamp;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is stored is read again once an enquiry has been sent.
  useEffect(() => {
    const look = () => {
      const [oldest] = refusedEnquiries.read();
      setRefused(oldest);
      if (oldest === undefined || form.current === null) return;
      const fields = readFields(form.current);
      if (!enquiryFieldNames.every((name) => fields[name] === '' || fields[name] === oldest[name])) return;
      fillEmptyFields(form.current, oldest);
      saveDraft(readFields(form.current));
      saveCorrectedTimestamp(oldest.timestamp);
    };
    look();
    return refusedEnquiries.onChange(look);
  }, [sentCount]);
  return {
    /** The oldest kept enquiry that the server has refused for good; undefined where there is none. */
    refused,
    /** Whether the form holds it, to be corrected; otherwise the form has another text, which stays. */
    isInForm,
    /** To be called once the form's text is sent or kept, before its draft is cleared: what it corrects is no longer needed. */
    forgetCorrected: () => {
      const timestamp = correctedTimestamp();
      if (timestamp !== null) refusedEnquiries.forget({ timestamp });
    },
    discard: () => {
      if (refused) refusedEnquiries.forget(refused);
      if (isInForm) startAgain();
    },
  };
}
