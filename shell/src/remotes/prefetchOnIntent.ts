const intents = ['pointerover', 'focusin', 'touchstart'] as const;

/** Calls `prefetch` with the path of a link of this site that the visitor is about to follow. */
export function prefetchOnIntent(prefetch: (path: string) => void): void {
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link === null || link.origin !== window.location.origin || link.target !== '') return;
    if (link.pathname !== window.location.pathname) prefetch(link.pathname);
  };
  for (const intent of intents) document.addEventListener(intent, onIntent, { passive: true });
}
