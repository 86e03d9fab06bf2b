import { type Enquiry, enquiryLimits as limits } from '@sayapatri/contract';
import * as v from 'valibot';

export const unstorable = 'It holds a character that cannot be stored.';

/**
 * Text without NUL, at which a printed list would be cut off, and without unpaired surrogates, which have no UTF-8 form,
 * so that no database stores them unchanged.
 */
const text = (most: number) =>
  v.pipe(v.string(), v.trim(), v.maxLength(most), v.regex(/^[^\0\p{Surrogate}]*$/u, unstorable));

const requiredText = (most: number) => v.pipe(text(most), v.nonEmpty());

/**
 * The contact form sends exactly these five keys. The check of the e-mail address is looser than the browser's, so
 * that nothing that the form accepts is refused here; the limits of length only keep nonsense out.
 */
export const enquirySchema: v.GenericSchema<unknown, Enquiry> = v.strictObject({
  name: requiredText(limits.name),
  email: v.pipe(requiredText(limits.email), v.regex(/^[^\s@]+@[^\s@]+$/)),
  phone: text(limits.phone),
  message: requiredText(limits.message),
  timestamp: v.pipe(v.string(), v.maxLength(40), v.isoTimestamp(), v.regex(/T.*(Z|[+-]\d\d:\d\d)$/)),
});

/** The keys that are missing or invalid and the first unknown key, each once, in the order in which they were found. */
export function faultyKeys(issues: readonly v.BaseIssue<unknown>[]): string[] {
  const keys = issues.flatMap(({ path }) => (path ? [String(path[0].key)] : []));
  return [...new Set(keys)];
}

/** An e-mail address in the form in which addresses are compared, whatever their case, in any script, or coding of accents. */
export const foldEmail = (email: string): string => email.trim().normalize('NFC').toLowerCase();
