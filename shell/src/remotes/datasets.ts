import type { Datasets, LoadedPage } from '@sayapatri/contract';
import { use, useEffect, useEffectEvent, useState } from 'react';
import { useSite } from '../navigation/SiteContext.ts';
import { type RemoteLoader, useRemoteLoader } from './RemoteLoader.ts';

/** React's `use` needs the same promise at every render, and a component has no state before its promises have resolved. */
const loading = new WeakMap<RemoteLoader, Map<keyof Datasets, Promise<unknown>>>();

/** Loaders that could not load a dataset: no page waits for them again, or an outage would cost seconds on every page. */
const failed = new WeakSet<RemoteLoader>();

function load(loader: RemoteLoader, name: keyof Datasets): Promise<unknown> {
  const known = loading.get(loader) ?? new Map<keyof Datasets, Promise<unknown>>();
  loading.set(loader, known);
  const promise = known.get(name) ?? (failed.has(loader) ? Promise.resolve() : loader.dataset(name));
  known.set(name, promise);
  return promise;
}

/**
 * The datasets of other packages that a page wants: from its own document, or loaded where the visitor comes from another
 * page. Suspends until they are there; leaves out those that no package provides or that can't be loaded. Loads the latter
 * once more and adds them if they come.
 */
export function useDatasets(names: LoadedPage['datasets']): Partial<Datasets> {
  const given = useSite().datasets ?? {};
  const loader = useRemoteLoader();
  const [loads] = useState(() => new Map(names.map((name) => [name, name in given || load(loader, name)])));
  const found = names.map((name) => {
    const promise = loads.get(name);
    return [name, promise instanceof Promise ? use(promise) : given[name]] as const;
  });
  const [late, setLate] = useState<Partial<Datasets>>({});
  const loadMissing = useEffectEvent(() => {
    for (const [name, data] of found) {
      if (data !== undefined) continue;
      failed.add(loader);
      loading.get(loader)?.delete(name);
      loader.dataset(name).then((later) => {
        if (later === undefined) return;
        loading.get(loader)?.set(name, Promise.resolve(later));
        setLate((former) => ({ ...former, [name]: later }));
      });
    }
  });
  useEffect(() => loadMissing(), []);
  return { ...Object.fromEntries(found.filter(([, data]) => data !== undefined && data !== null)), ...late };
}
