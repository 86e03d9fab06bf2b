import { useSyncExternalStore } from 'react';

const wish = () => window.matchMedia?.('(prefers-reduced-motion: reduce)');

function subscribe(onChange: () => void) {
  const query = wish();
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
}

/** Whether the visitor's system asks for reduced motion; false in prerendered HTML. */
export const useReducedMotion = () =>
  useSyncExternalStore(
    subscribe,
    () => wish()?.matches ?? false,
    () => false,
  );
