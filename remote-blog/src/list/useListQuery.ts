import { useHydrated } from '@sayapatri/design';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { listAnchor } from '../paths.ts';
import { type ListQuery, parseListQuery, serializeListQuery } from './listQuery.ts';

/** Milliseconds without a key before typed text reaches the address: Safari refuses frequent changes. */
const typingPause = 250;

const read = (address: string) => parseListQuery(new URLSearchParams(address));
const write = (query: ListQuery) => serializeListQuery(query).toString();

/**
 * The list's query, kept in the address. Typing is shown at once and replaces the address's entry a moment
 * later; every other change adds an entry, so that Back undoes it. No change resets the page number.
 */
export function useListQuery() {
  const [params] = useSearchParams();
  const address = write(parseListQuery(useHydrated() ? params : new URLSearchParams()));
  const navigate = useNavigate();
  const [query, setQuery] = useState(() => read(address));
  const latest = useRef(query);
  const written = useRef(address);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const show = useCallback((next: ListQuery) => {
    latest.current = next;
    setQuery(next);
  }, []);

  // An address that was not written here comes from Back, Forward or a link: the list follows it.
  useEffect(() => {
    if (address === written.current) return;
    clearTimeout(timer.current);
    written.current = address;
    show(read(address));
  }, [address, show]);

  useEffect(() => () => clearTimeout(timer.current), []);

  /** Writes the query into the address. A new history entry has the list's anchor, so that the page stays at the list. */
  const save = useCallback(
    (entry: 'replace' | 'push') => {
      clearTimeout(timer.current);
      const search = write(latest.current);
      if (search === written.current) return;
      written.current = search;
      navigate({ search, hash: entry === 'push' ? listAnchor : '' }, { replace: entry === 'replace' });
    },
    [navigate],
  );

  const type = useCallback(
    (search: string) => {
      show({ ...latest.current, search });
      clearTimeout(timer.current);
      timer.current = setTimeout(() => save('replace'), typingPause);
    },
    [show, save],
  );

  const finishTyping = useCallback(() => save('replace'), [save]);

  const change = useCallback(
    (part: Partial<ListQuery>) => {
      save('replace');
      show({ ...latest.current, ...part });
      save('push');
    },
    [show, save],
  );

  return { query, type, finishTyping, change };
}
