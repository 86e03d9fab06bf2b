import { type Enquiry, type EnquiryFields, enquiryFieldNames } from '@sayapatri/contract';

export const emptyFields: EnquiryFields = { name: '', email: '', phone: '', message: '' };

/**
 * Returns the enquiry to send. A retry with unchanged fields keeps the timestamp of the `previous` attempt, so that the
 * server, which may already have stored that attempt, recognises it as the same enquiry.
 */
export function composeEnquiry(fields: EnquiryFields, previous: Enquiry | undefined, now: Date): Enquiry {
  const isRetry =
    previous !== undefined && enquiryFieldNames.every((name) => previous[name] === fields[name]);
  return isRetry ? previous : { ...fields, timestamp: now.toISOString() };
}
