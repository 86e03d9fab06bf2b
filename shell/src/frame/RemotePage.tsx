import type { LoadedPage } from '@sayapatri/contract';
import type { PageBootstrap } from '@sayapatri/contract/bootstrap';
import { useEffect } from 'react';
import { useTitle } from '../navigation/useTitle.ts';

interface RemotePageProps {
  page: LoadedPage;
  path: string;
  /** The page is given those of them that are known. */
  datasets: PageBootstrap['datasets'];
}

/** One page of one remote, whose code has been loaded. */
export function RemotePage({ page: { title, Component, data }, path, datasets = {} }: RemotePageProps) {
  useTitle(title);
  // The trial before a release waits for this mark, which shows that the page's own code and first effects have run.
  useEffect(() => {
    document.documentElement.dataset.hydrated = path;
  }, [path]);
  const known = Object.fromEntries(Object.entries(datasets).filter(([, found]) => found != null));
  return <Component data={data} datasets={known} />;
}
