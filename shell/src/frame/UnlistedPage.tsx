import type { LoadedPage } from '@sayapatri/contract';
import { Suspense, use } from 'react';
import { useLocation } from 'react-router-dom';
import { useRemoteLoader } from '../federation/RemoteLoader.ts';
import NotFoundPage from '../pages/NotFoundPage.tsx';
import { PageLoading } from './PageLoading.tsx';
import { RemotePage } from './RemotePage.tsx';

/**
 * For addresses that this document does not list. On the not-found document it is the page itself. A link to another one
 * leads to a page that was released after this document was opened, or to none: the loader asks the live releases.
 */
export function UnlistedPage({ firstPath }: { firstPath: string | undefined }) {
  const { pathname } = useLocation();
  if (pathname === firstPath) return <NotFoundPage />;
  return (
    <Suspense key={pathname} fallback={<PageLoading />}>
      <NewPage path={pathname} />
    </Suspense>
  );
}

/** One load a path: a new one at each attempt to render would never end. After a failure the document is opened anyway. */
const loads = new Map<string, Promise<LoadedPage>>();

function NewPage({ path }: { path: string }) {
  const loader = useRemoteLoader();
  const load = loads.get(path) ?? loader.page(path);
  loads.set(path, load);
  const page = use(load);
  return <RemotePage page={page} path={path} datasets={{}} />;
}
