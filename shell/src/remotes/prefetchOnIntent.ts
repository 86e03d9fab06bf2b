import { ownPath } from './ownPath.ts';

const intents = ['pointerover', 'focusin', 'touchstart'] as const;

/** Calls `prefetch` with the path of a link of this site that the visitor is about to follow. */
export function prefetchOnIntent(prefetch: (path: string) => void): void {
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const path = link ? ownPath(link) : undefined;
    if (path !== undefined) prefetch(path);
  };
  for (const intent of intents) document.addEventListener(intent, onIntent, { passive: true });
}
