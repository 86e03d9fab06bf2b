/** What the visitor fills in. */
export interface EnquiryFields {
  name: string;
  email: string;
  phone: string;
  message: string;
}

/** What POST /api takes: exactly these five keys. */
export interface Enquiry extends EnquiryFields {
  /** When it was sent, as an ISO date-time. */
  timestamp: string;
}

export const emptyFields: EnquiryFields = { name: '', email: '', phone: '', message: '' };

export const fieldNames = Object.keys(emptyFields) as (keyof EnquiryFields)[];

/**
 * The enquiry to send. A retry of unchanged fields keeps the timestamp of the `previous` attempt: the reply may have
 * been lost on the way back, and the server takes the same five values for one enquiry.
 */
export function composeEnquiry(fields: EnquiryFields, previous: Enquiry | undefined, now: Date): Enquiry {
  const isRetry = previous !== undefined && fieldNames.every((name) => previous[name] === fields[name]);
  return isRetry ? previous : { ...fields, timestamp: now.toISOString() };
}
