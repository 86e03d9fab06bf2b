import type { Datasets, LoadedPage } from '@sayapatri/contract';
import { useEffect } from 'react';
import { useTitle } from '../navigation/useTitle.ts';

interface RemotePageProps {
  page: LoadedPage;
  path: string;
  datasets: Partial<Datasets>;
}

/** One page of one remote, whose code has been loaded. */
export function RemotePage({ page: { title, Component, data }, path, datasets }: RemotePageProps) {
  useTitle(title);
  // The trial before a release waits for this mark, which shows that the page's own code and first effects have run.
  useEffect(() => {
    document.documentElement.dataset.hydrated = path;
  }, [path]);
  return <Component data={data} datasets={datasets} />;
}
