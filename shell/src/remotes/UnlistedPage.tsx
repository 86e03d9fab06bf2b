import { Suspense, use } from 'react';
import { useLocation } from 'shared/core';
import { PageLoading } from '../frame/PageLoading.tsx';
import NotFoundPage from '../pages/NotFoundPage.tsx';
import { PageOutlet } from './PageOutlet.tsx';
import { useRemoteLoader } from './RemoteLoader.ts';

/** A page that stands in no menu: a document lists such pages only where they are its own. */
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
