import type { Json } from '../webhook/template.ts';

/** How another program, such as a CRM, is told of enquiries. */
export interface WebhookSettings {
  /** Where enquiries are posted. */
  url: string;
  /** The key that signs them: `whsec_` and 24 to 64 bytes in Base64. */
  secret: string;
  /** The value of the header Authorization; undefined to send none. */
  authorization: string | undefined;
  /** What is posted; undefined for an event by Standard Webhooks. */
  body: Json | undefined;
}
