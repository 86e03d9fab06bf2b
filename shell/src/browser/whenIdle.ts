/** Calls `work` when the browser is idle, or after `latestMs` if it is not; in Safari, which can’t tell, always then. */
export function whenIdle(work: () => void, latestMs: number): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: latestMs });
  else setTimeout(work, latestMs);
}

/** Like `whenIdle`, but not before the page's own files have arrived. */
export function whenLoadedAndIdle(work: () => void, latestMs: number): void {
  if (document.readyState === 'complete') whenIdle(work, latestMs);
  else window.addEventListener('load', () => whenIdle(work, latestMs), { once: true });
}
