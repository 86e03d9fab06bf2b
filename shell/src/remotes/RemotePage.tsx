import { use } from 'react';
import { useRemoteLoader } from './RemoteLoader.ts';

/** One page of one remote; suspends until its code is there. */
export function RemotePage({ remote, path }: { remote: string; path: string }) {
  const { Component, data } = use(useRemoteLoader().page(remote, path));
  return <Component data={data} />;
}
