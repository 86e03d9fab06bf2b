import { use, useEffect } from 'react';
import { useTitle } from '../navigation/useTitle.ts';
import { useDatasets } from '../remotes/datasets.ts';
import { useRemoteLoader } from '../remotes/RemoteLoader.ts';

/** One page of one remote; suspends until its code has loaded. */
export function RemotePage({ remote, path }: { remote: string; path: string }) {
  const { title, Component, data, datasets } = use(useRemoteLoader().page(remote, path));
  useTitle(title);
  // The trial before a release waits for this mark, which shows that the page's own code and first effects have run.
  useEffect(() => {
    document.documentElement.dataset.hydrated = path;
  }, [path]);
  return <Component data={data} datasets={useDatasets(datasets)} />;
}
