import { Suspense, useEffect } from 'react';
import { useLocation } from 'shared/core';
import { PageLoading } from '../frame/PageLoading.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { useRemoteLoader } from './RemoteLoader.ts';
import { RemotePage } from './RemotePage.tsx';

/** One route's element: the remote's page in boundaries of its own, which leave with it. */
export function PageOutlet({ remote, path }: { remote: string; path: string }) {
  const loader = useRemoteLoader();
  return (
    <PageBoundary
      prerendered={loader.prerenderedHtml(path)}
      onError={(error) => loader.reportFailure(remote, error)}
    >
      <Suspense fallback={<PageLoading />}>
        <RemotePage remote={remote} path={path} />
      </Suspense>
      <LeavePrerenderedPage />
    </PageBoundary>
  );
}

/** Tells the loader once the visitor has gone on from the page that the document brought. */
function LeavePrerenderedPage() {
  const loader = useRemoteLoader();
  const { pathname } = useLocation();
  useEffect(() => () => loader.leave(pathname), [loader, pathname]);
  return null;
}
