import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False while prerendering and while the browser takes over that HTML, true right after and on every later page:
 * for what the address says and the prerendered HTML can't know.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
