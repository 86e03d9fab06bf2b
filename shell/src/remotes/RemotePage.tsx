import { use } from 'react';
import { useTitle } from '../navigation/useTitle.ts';
import { useRemoteLoader } from './RemoteLoader.ts';

/** One page of one remote; suspends until its code is there. */
export function RemotePage({ remote, path }: { remote: string; path: string }) {
  const { title, Component, data } = use(useRemoteLoader().page(remote, path));
  useTitle(title);
  return <Component data={data} />;
}
