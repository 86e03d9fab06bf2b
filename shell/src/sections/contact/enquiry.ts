/** The fields that the visitor fills in. */
export interface EnquiryFields {
  name: string;
  email: string;
  phone: string;
  message: string;
}

/** The JSON body of POST /api: exactly these five keys. */
export interface Enquiry extends EnquiryFields {
  /** When it was sent: ISO date-time. */
  timestamp: string;
}

export const emptyFields: EnquiryFields = { name: '', email: '', phone: '', message: '' };

export const fieldNames = Object.keys(emptyFields) as (keyof EnquiryFields)[];

/**
 * Returns the enquiry to send. A retry with unchanged fields keeps the timestamp of the `previous` attempt, so that the
 * server, which may already have stored that attempt, recognises it as the same enquiry.
 */
export function composeEnquiry(fields: EnquiryFields, previous: Enquiry | undefined, now: Date): Enquiry {
  const isRetry = previous !== undefined && fieldNames.every((name) => previous[name] === fields[name]);
  return isRetry ? previous : { ...fields, timestamp: now.toISOString() };
}
