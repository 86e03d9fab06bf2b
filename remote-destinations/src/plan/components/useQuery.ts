import { useHydrated, useSearchParams } from '@sayapatri/design';

const none = new URLSearchParams();

/** The answers in the address; none while prerendering and until the page is hydrated. */
export function useQuery(): URLSearchParams {
  const [params] = useSearchParams();
  return useHydrated() ? params : none;
}
