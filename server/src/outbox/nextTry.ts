const firstWaitMs = 5_000;
const longestWaitMs = 3_600_000;
const giveUpAfterMs = 14 * 24 * 3_600_000;

/**
 * When to try again to deliver an enquiry that could not be delivered, as an ISO moment: after 5 seconds, then twice as
 * long each time up to an hour. Null two weeks after it was received.
 */
export function nextTry(receivedAt: string, attempts: number, now: Date): string | null {
  if (now.getTime() - new Date(receivedAt).getTime() > giveUpAfterMs) return null;
  const wait = Math.min(firstWaitMs * 2 ** Math.min(attempts - 1, 20), longestWaitMs);
  return new Date(now.getTime() + wait).toISOString();
}
