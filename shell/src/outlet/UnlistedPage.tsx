import { useLocation } from '@sayapatri/design';
import { Suspense, use } from 'react';
import NotFoundPage from '../pages/NotFoundPage.tsx';
import { useRemoteLoader } from '../remotes/RemoteLoader.ts';
import { PageLoading } from './PageLoading.tsx';
import { PageOutlet } from './PageOutlet.tsx';

/** For paths that this document does not list: finds the remote that owns the path, or shows the not-found page. */
export function UnlistedPage() {
  const { pathname } = useLocation();
  return (
    <Suspense key={pathname} fallback={<PageLoading />}>
      <OwnedPage path={pathname} />
    </Suspense>
  );
}

function OwnedPage({ path }: { path: string }) {
  const owner = use(useRemoteLoader().owner(path));
  return owner === undefined ? <NotFoundPage /> : <PageOutlet remote={owner} path={path} />;
}
