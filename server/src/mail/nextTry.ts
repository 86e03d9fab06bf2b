import type { StoredEnquiry } from '../enquiries/enquiryStore.ts';

const firstWaitMs = 5_000;
const longestWaitMs = 3_600_000;
const giveUpAfterMs = 14 * 24 * 3_600_000;

/**
 * When to try again to mail an enquiry that could not be mailed, as an ISO moment: after 5 seconds, then twice as long
 * each time up to an hour. Null two weeks after it was received.
 */
export function nextTry(
  { receivedAt, mailAttempts }: Pick<StoredEnquiry, 'receivedAt' | 'mailAttempts'>,
  now: Date,
): string | null {
  if (now.getTime() - new Date(receivedAt).getTime() > giveUpAfterMs) return null;
  const wait = Math.min(firstWaitMs * 2 ** Math.min(mailAttempts - 1, 20), longestWaitMs);
  return new Date(now.getTime() + wait).toISOString();
}
