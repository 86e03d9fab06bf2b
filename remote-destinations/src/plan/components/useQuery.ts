import { useHydrated } from '@sayapatri/design';
import { useSearchParams } from 'react-router-dom';

const none = new URLSearchParams();

/** The answers in the address; none while prerendering and until the page is hydrated. */
export function useQuery(): URLSearchParams {
  const [params] = useSearchParams();
  return useHydrated() ? params : none;
}
