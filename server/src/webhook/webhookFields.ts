import type { StoredEnquiry } from '../enquiries/enquiryStore.ts';

/** The names of the values that WEBHOOK_BODY may hold. */
export const webhookFields = [
  'id',
  'name',
  'email',
  'phone',
  'message',
  'receivedAt',
  'possibleSpam',
] as const;

/** An enquiry's values by those names. Moments are ISO, UTC. */
export const fieldsOf = (enquiry: StoredEnquiry): Record<(typeof webhookFields)[number], string> => {
  const { id, name, email, phone, message, receivedAt, flagged } = enquiry;
  return { id: String(id), name, email, phone, message, receivedAt, possibleSpam: flagged ? 'yes' : 'no' };
};
