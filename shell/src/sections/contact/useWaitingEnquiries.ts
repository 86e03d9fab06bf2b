import { useEffect, useEffectEvent, useState } from 'react';
import type { Enquiry } from 'shared/contract';
import { onWaitingSent, sendWhenOnline } from '../../enquiry/sendWhenOnline.ts';
import {
  forgetAllWaiting,
  forgetWaiting,
  keepWaiting,
  onWaitingElsewhere,
  readWaiting,
} from '../../enquiry/waitingEnquiry.ts';

export interface WaitingEnquiries {
  count: number;
  isKept: (enquiry: Enquiry) => boolean;
  /** Keeps one on this device and sends it later; returns false when nothing may be stored there. */
  keep: (enquiry: Enquiry) => boolean;
  /** To be called with one that has been sent. */
  forget: (enquiry: Enquiry) => void;
  forgetAll: () => void;
}

/** The enquiries that wait on this device, of all tabs. Calls back with each that this page has sent. */
export function useWaitingEnquiries(onSent: (enquiry: Enquiry) => void): WaitingEnquiries {
  const [waiting, setWaiting] = useState<readonly Enquiry[]>([]);
  const read = () => setWaiting(readWaiting());
  const showSent = useEffectEvent((enquiry: Enquiry) => {
    read();
    onSent(enquiry);
  });
  useEffect(() => {
    setWaiting(readWaiting());
    return onWaitingElsewhere(() => setWaiting(readWaiting()));
  }, []);
  useEffect(() => onWaitingSent((enquiry) => showSent(enquiry)), []);

  return {
    count: waiting.length,
    isKept: ({ timestamp }) => waiting.some((enquiry) => enquiry.timestamp === timestamp),
    keep: (enquiry) => {
      if (!keepWaiting(enquiry)) return false;
      read();
      sendWhenOnline();
      return true;
    },
    forget: (enquiry) => {
      forgetWaiting(enquiry);
      read();
    },
    forgetAll: () => {
      forgetAllWaiting();
      read();
    },
  };
}
