import { z } from 'zod';

const requiredText = (most: number) => z.string().trim().min(1).max(most);

/**
 * What the contact form sends: exactly these five keys. The address check is looser than the browser's own,
 * so that nothing the form lets through is refused here; the bounds only keep nonsense out.
 */
export const enquirySchema = z.strictObject({
  name: requiredText(200),
  email: requiredText(320).regex(/^[^\s@]+@[^\s@]+$/),
  phone: z.string().trim().max(50),
  message: requiredText(8_000),
  /** When the visitor sent it, by the visitor's clock: ISO date-time. */
  timestamp: z.iso.datetime({ offset: true }).max(40),
});

export type Enquiry = z.output<typeof enquirySchema>;

/** The keys of `error` that are missing, unknown or not valid, each once, in the order they were met. */
export function faultyKeys(error: z.ZodError): string[] {
  const keys = error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys : issue.path.slice(0, 1).map(String),
  );
  return [...new Set(keys)];
}
