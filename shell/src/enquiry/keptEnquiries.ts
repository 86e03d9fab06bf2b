import { type Enquiry, enquiryKeys } from '@sayapatri/contract';
import { deviceList } from './deviceList.ts';

function isEnquiry(stored: unknown): stored is Enquiry {
  const values = Object(stored) as Record<string, unknown>;
  return enquiryKeys.every((name) => typeof values[name] === 'string');
}

/**
 * Enquiries that could not be sent and that the visitor has agreed to send later. Each is kept with all five values, its
 * timestamp among them, so that the server recognises it if it has stored it already.
 */
export const waitingEnquiries = deviceList('enquiry-waiting', isEnquiry);

/** An enquiry that the server would refuse whenever it is sent, until the visitor has corrected it. */
export interface RefusedEnquiry extends Enquiry {
  /** The server's sentence for the visitor; empty where something before the server has refused the enquiry. */
  reason: string;
}

/** Enquiries that waited and were then refused for good: their text is kept until the visitor has corrected or deleted it. */
export const refusedEnquiries = deviceList(
  'enquiry-refused',
  (stored): stored is RefusedEnquiry => isEnquiry(stored) && 'reason' in stored,
);
