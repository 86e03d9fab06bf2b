/** The longest wait for any part of a remote in milliseconds, including the second attempt. */
export const timeoutMs = 5000;

/** Rejects with a TimeoutError naming `what` when `promise` has not settled within `milliseconds`. */
export function withTimeout<T>(promise: Promise<T>, milliseconds: number, what: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new DOMException(`${what} did not answer within ${milliseconds} ms.`, 'TimeoutError')),
      milliseconds,
    );
  });
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
}
