import { use } from 'react';
import { useTitle } from '../navigation/useTitle.ts';
import { useRemoteLoader } from '../remotes/RemoteLoader.ts';

/** One page of one remote; suspends until its code has loaded. */
export function RemotePage({ remote, path }: { remote: string; path: string }) {
  const { title, Component, data } = use(useRemoteLoader().page(remote, path));
  useTitle(title);
  return <Component data={data} />;
}
