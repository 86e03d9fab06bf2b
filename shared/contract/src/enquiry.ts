/** What the visitor types into the contact form. */
export interface EnquiryFields {
  name: string;
  email: string;
  phone: string;
  message: string;
}

/** The JSON body of `POST /api`: exactly these five keys. */
export interface Enquiry extends EnquiryFields {
  /** When the visitor sent it, by the visitor's clock: ISO date-time. */
  timestamp: string;
}

/** The fields in the form's order. */
export const enquiryFieldNames = [
  'name',
  'email',
  'phone',
  'message',
] as const satisfies (keyof EnquiryFields)[];

/** Maximum number of characters (UTF-16 code units) of each field: longer values are refused. */
export const enquiryLimits: Readonly<Record<keyof EnquiryFields, number>> = {
  name: 200,
  email: 320,
  phone: 50,
  message: 8_000,
};

/** Where enquiries are sent (SPEC section 7). */
export const enquiryEndpoint = '/api';
