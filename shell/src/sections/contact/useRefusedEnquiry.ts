import { enquiryFieldNames } from '@sayapatri/contract';
import { type RefObject, useEffect, useState } from 'react';
import { type RefusedEnquiry, refusedEnquiries } from '../../enquiry/keptEnquiries.ts';
import { correctedTimestamp, saveCorrectedTimestamp, saveDraft } from './draft.ts';
import { fillEmptyFields, readFields } from './formFields.ts';

export interface RefusedInForm {
  /** The oldest kept enquiry that the server has refused for good; undefined where there is none. */
  refused: RefusedEnquiry | undefined;
  /** Whether the form holds it, to be corrected; otherwise the form has another text, which stays. */
  isInForm: boolean;
  /** To be called when one may have been refused. */
  look: () => void;
  /** To be called once the form's text is sent or kept, before its draft is cleared: what it corrects is no longer needed. */
  forgetCorrected: () => void;
  discard: () => void;
}

/**
 * Brings a kept enquiry that was refused for good back into the form, unless the form has another text: then once that is
 * sent, which raises `sentCount`. `startAgain` empties the form.
 */
export function useRefusedEnquiry(
  form: RefObject<HTMLFormElement | null>,
  sentCount: number,
  startAgain: () => void,
): RefusedInForm {
  const [refused, setRefused] = useState<RefusedEnquiry>();
  const isInForm = refused !== undefined && correctedTimestamp() === refused.timestamp;
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: look reads only the form and what is stored.
  useEffect(() => {
    look();
    return refusedEnquiries.onElsewhere(look);
  }, [sentCount]);
  return {
    refused,
    isInForm,
    look,
    forgetCorrected: () => {
      const timestamp = correctedTimestamp();
      if (timestamp === null) return;
      refusedEnquiries.forget({ timestamp });
      look();
    },
    discard: () => {
      if (refused) refusedEnquiries.forget(refused);
      if (isInForm) startAgain();
      look();
    },
  };
}
