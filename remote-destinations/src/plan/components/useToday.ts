import { useHydrated } from '@sayapatri/design';
import { nepalDay } from '@sayapatri/facts/time';

/** The reader's day in Nepal, `YYYY-MM-DD`; undefined until the page is hydrated, because the prerendered page has no date. */
export function useToday(): string | undefined {
  return useHydrated() ? nepalDay(new Date()) : undefined;
}
