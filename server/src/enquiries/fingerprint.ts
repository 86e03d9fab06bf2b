import { createHash } from 'node:crypto';
import type { Enquiry } from '@sayapatri/contract';

/** SHA-256 of the five values, in hexadecimal: the same five values are one enquiry. */
export function fingerprintOf({ name, email, phone, message, timestamp }: Enquiry): string {
  return createHash('sha256')
    .update(JSON.stringify([name, email, phone, message, timestamp]))
    .digest('hex');
}
