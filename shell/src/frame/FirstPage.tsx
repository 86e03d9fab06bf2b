import type { LoadedPage } from '@sayapatri/contract';
import { Suspense, use, useEffect } from 'react';
import { type RemoteLoader, useRemoteLoader } from '../federation/RemoteLoader.ts';
import { useSite } from '../navigation/SiteContext.ts';
import { AsRendered } from './AsRendered.tsx';
import { RemotePage } from './RemotePage.tsx';

interface FirstPageProps {
  path: string;
  owner: string;
}

/** Never settles: while a component waits for it during hydration, React leaves the prerendered HTML in place. */
const never = new Promise<never>(() => {});

/**
 * The load of the document's own page, which may come late: on a slow connection its HTML is read meanwhile. If it failed,
 * the page is loaded again after the visitor has come back.
 */
let loading: Promise<LoadedPage> | undefined;
let failed = false;
/** Whether the visitor has been on another page: the document's HTML is gone then. */
let left = false;

/**
 * The page that the document was written for. If its code can't be loaded, its HTML stays as it is, readable and with
 * working links. The Suspense boundary stands inside the route, so that another page can be opened meanwhile.
 */
export function FirstPage(props: FirstPageProps) {
  useEffect(
    () => () => {
      left = true;
      if (failed) loading = undefined;
    },
    [],
  );
  return (
    // Hydration shows no fallback. React renders it only when it discards a document that something else has changed.
    <Suspense fallback={<AsRendered />}>
      <LoadedFirstPage {...props} />
    </Suspense>
  );
}

function LoadedFirstPage({ path, owner }: FirstPageProps) {
  const page = use(load(useRemoteLoader(), path, owner));
  return <RemotePage page={page} path={path} datasets={useSite().datasets} />;
}

function load(loader: RemoteLoader, path: string, owner: string): Promise<LoadedPage> {
  if (typeof window === 'undefined') return loader.page(path, owner);
  loading ??= loader.page(path, owner).catch((error: unknown) => {
    // The route's error then opens the document.
    if (left) throw error;
    failed = true;
    loader.reportFailure(path, error);
    return loader.latePage(path, owner).catch(() => never);
  });
  return loading;
}
