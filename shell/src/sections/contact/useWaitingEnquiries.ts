import type { Enquiry } from '@sayapatri/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { waitingEnquiries } from '../../enquiry/keptEnquiries.ts';
import { onWaitingEnded, sendWhenOnline } from '../../enquiry/sendWhenOnline.ts';

export interface WaitingEnquiries {
  count: number;
  isKept: (enquiry: Enquiry) => boolean;
  /** Keeps one on this device and sends it later; returns false when nothing may be stored there. */
  keep: (enquiry: Enquiry) => boolean;
  /** To be called with one that has been sent. */
  forget: (enquiry: Enquiry) => void;
  forgetAll: () => void;
}

/**
 * The enquiries that wait on this device, of all tabs. Calls back when the form's text is kept, and with each that this page
 * has sent or that was refused for good.
 */
export function useWaitingEnquiries(
  onKept: () => void,
  onEnded: (enquiry: Enquiry, outcome: 'sent' | 'refused') => void,
): WaitingEnquiries {
  const [waiting, setWaiting] = useState<readonly Enquiry[]>([]);
  const read = () => setWaiting(waitingEnquiries.read());
  const showEnded = useEffectEvent((enquiry: Enquiry, outcome: 'sent' | 'refused') => {
    read();
    onEnded(enquiry, outcome);
  });
  useEffect(() => {
    setWaiting(waitingEnquiries.read());
    return waitingEnquiries.onElsewhere(() => setWaiting(waitingEnquiries.read()));
  }, []);
  useEffect(() => onWaitingEnded((enquiry, outcome) => showEnded(enquiry, outcome)), []);

  return {
    count: waiting.length,
    isKept: ({ timestamp }) => waiting.some((enquiry) => enquiry.timestamp === timestamp),
    keep: (enquiry) => {
      if (!waitingEnquiries.keep(enquiry)) return false;
      read();
      onKept();
      sendWhenOnline();
      return true;
    },
    forget: (enquiry) => {
      waitingEnquiries.forget(enquiry);
      read();
    },
    forgetAll: () => {
      waitingEnquiries.forgetAll();
      read();
    },
  };
}
