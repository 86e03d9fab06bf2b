import { useHydrated } from '@sayapatri/design';
import { useEffect, useRef } from 'react';
import { useNavigationType, useSearchParams } from 'react-router-dom';
import { allCategories, type ListQuery, parseListQuery, serializeListQuery } from './listQuery.ts';

interface Fields extends HTMLFormControlsCollection {
  search: HTMLInputElement;
  category: HTMLSelectElement;
}

/**
 * The list's query, which the address holds, and the form in which search and category are chosen. Typing replaces the
 * address's entry; every other change adds one, so that Back undoes it. No change resets the page number.
 */
export function useListQuery() {
  const [params, setParams] = useSearchParams();
  const isHydrated = useHydrated();
  // The prerendered page is the plain list.
  const query = parseListQuery(isHydrated ? params : new URLSearchParams());
  const isTyped = useNavigationType() === 'REPLACE';
  const form = useRef<HTMLFormElement>(null);
  const fields = () => form.current?.elements as Fields;
  const write = (next: ListQuery, replace = false) =>
    setParams(serializeListQuery(next), { replace, preventScrollReset: true });

  const submit = (replace: boolean) => {
    rest();
    const { search, category } = fields();
    write({ ...query, search: search.value, category: category.value }, replace);
  };

  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const rest = () => {
    clearTimeout(pause.current);
    pause.current = undefined;
  };
  useEffect(() => () => clearTimeout(pause.current), []);

  const isLive = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a field is only set where the address has changed
  useEffect(() => {
    // While the visitor types, the address follows the fields; after Back, Forward or a link they follow it.
    if (!isHydrated || (isLive.current && isTyped)) return;
    rest();
    const { search, category } = fields();
    const next = { ...query };
    if (!isLive.current) {
      // On a slow phone the visitor may have typed or chosen before this code was loaded.
      next.search = search.value || query.search;
      if (category.value !== allCategories) next.category = category.value;
      if (next.search !== query.search || next.category !== query.category) write(next, true);
      isLive.current = true;
    }
    search.value = next.search;
    category.value = next.category;
  }, [isHydrated, params]);

  return {
    query,
    form,
    /** Searches for what the form holds. */
    submit,
    /** Searches when typing pauses, because Safari refuses more than 100 changes of the address in 30 seconds. */
    type: () => {
      rest();
      pause.current = setTimeout(submit, 200, true);
    },
    /** Searches at once for what was typed last. */
    leave: () => {
      if (pause.current !== undefined) submit(true);
    },
    change: (part: Partial<ListQuery>) => write({ ...query, ...part }),
  };
}
