import { ownPath } from './ownPath.ts';

const intents = ['pointerover', 'focusin', 'touchstart'] as const;

/** Calls `load` with the path of a link of this site that the visitor is about to follow. */
export function loadOnIntent(load: (path: string) => void): void {
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const path = link ? ownPath(link) : undefined;
    if (path !== undefined) load(path);
  };
  for (const intent of intents) document.addEventListener(intent, onIntent, { passive: true });
}
