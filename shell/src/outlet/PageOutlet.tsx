import { useLocation } from '@sayapatri/design';
import { Suspense, useEffect } from 'react';
import { useRemoteLoader } from '../remotes/RemoteLoader.ts';
import { PageBoundary } from './PageBoundary.tsx';
import { PageLoading } from './PageLoading.tsx';
import { PrerenderedPage } from './PrerenderedPage.tsx';
import { RemotePage } from './RemotePage.tsx';

/** The element of one route: the remote's page inside its own Suspense and error boundaries. */
export function PageOutlet({ remote, path }: { remote: string; path: string }) {
  const loader = useRemoteLoader();
  const prerendered = loader.prerenderedHtml(path);
  // Hydration shows no fallback. React renders it only when it discards a document that something else has changed.
  const fallback = prerendered === undefined ? <PageLoading /> : <PrerenderedPage html={prerendered} />;
  return (
    <PageBoundary prerendered={prerendered} onError={(error) => loader.reportFailure(remote, error)}>
      <Suspense fallback={fallback}>
        <RemotePage remote={remote} path={path} />
      </Suspense>
      <LeavePrerenderedPage />
    </PageBoundary>
  );
}

/** Tells the loader when the visitor navigates away from the page that this document was written for. */
function LeavePrerenderedPage() {
  const loader = useRemoteLoader();
  const { pathname } = useLocation();
  useEffect(() => () => loader.leave(pathname), [loader, pathname]);
  return null;
}
