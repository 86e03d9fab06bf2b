/** How long a reply waits for data, in milliseconds; after that it does without. */
export const timeoutMs = 5000;

/** What `loading` resolves with, or undefined once the time is up. */
export const withinTime = <Value>(loading: Promise<Value>): Promise<Value | undefined> =>
  Promise.race([loading, new Promise<undefined>((resolve) => setTimeout(resolve, timeoutMs))]);
