import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False while prerendering and hydrating, true right after and on every later page: for what depends on the address's
 * query, which the prerendered HTML can't contain.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
