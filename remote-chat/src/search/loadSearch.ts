import { searchPath } from '@sayapatri/contract/search';
import type { SiteSearch } from './siteSearch.ts';

/** How many milliseconds a reply waits for the search before it is made without it. */
const timeoutMs = 5000;

let loading: Promise<SiteSearch | undefined> | undefined;

async function load(): Promise<SiteSearch> {
  const [{ siteSearch }, found] = await Promise.all([import('./siteSearch.ts'), fetch(searchPath)]);
  return siteSearch(await found.json());
}

/** The search over the site; undefined where it can't be loaded in time. It is asked for again at the next question. */
export function loadSearch(): Promise<SiteSearch | undefined> {
  loading ??= load().catch(() => {
    loading = undefined;
    return undefined;
  });
  return Promise.race([loading, new Promise<undefined>((resolve) => setTimeout(resolve, timeoutMs))]);
}
