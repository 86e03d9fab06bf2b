/** Calls `work` when the browser is idle; in Safari, which does not say when it is, after `otherwiseMs`. */
export function whenIdle(work: () => void, otherwiseMs = 0, options?: IdleRequestOptions): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, options);
  else setTimeout(work, otherwiseMs);
}

/** Like `whenIdle`, but not before the page's own files have arrived. */
export function whenLoadedAndIdle(work: () => void, otherwiseMs: number): void {
  if (document.readyState === 'complete') whenIdle(work, otherwiseMs);
  else window.addEventListener('load', () => whenIdle(work, otherwiseMs), { once: true });
}
