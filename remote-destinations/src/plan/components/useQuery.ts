import { useHydrated, useSearchParams } from 'shared/core';

const none = new URLSearchParams();

/** The answers in the address. While prerendering, and until the browser has taken that page over, there are none. */
export function useQuery(): URLSearchParams {
  const [params] = useSearchParams();
  return useHydrated() ? params : none;
}
