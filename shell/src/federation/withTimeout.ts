/** The longest wait for any part of a remote in milliseconds, including the second attempt. */
export const timeoutMs = 5000;

/** Rejects with an Error naming `what` when `promise` has not settled within `milliseconds`. */
export function withTimeout<T>(promise: Promise<T>, milliseconds: number, what: string): Promise<T> {
  const timeout = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`${what} did not answer within ${milliseconds} ms.`)), milliseconds);
  });
  return Promise.race([promise, timeout]);
}
