import type { LoadedPage } from '@sayapatri/contract';
import { Suspense, use, useEffect } from 'react';
import { useRemoteLoader } from '../federation/RemoteLoader.ts';
import { useSite } from '../navigation/SiteContext.ts';
import { AsRendered } from './AsRendered.tsx';
import { RemotePage } from './RemotePage.tsx';

interface FirstPageProps {
  path: string;
  owner: string;
}

/** Never settles: while a component waits for it during hydration, React leaves the prerendered HTML in place. */
const never = new Promise<never>(() => {});

/** The loads of the document's own page: the first, and if that failed, the one after the visitor has come back. */
const loads: { first?: Promise<LoadedPage>; again?: Promise<LoadedPage> } = {};
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
  const page = use(useLoad(path, owner));
  const { datasets = {} } = useSite();
  const known = Object.fromEntries(Object.entries(datasets).filter(([, data]) => data != null));
  return <RemotePage page={page} path={path} datasets={known} />;
}

function useLoad(path: string, owner: string): Promise<LoadedPage> {
  const loader = useRemoteLoader();
  if (typeof window === 'undefined') return loader.page(path, owner);
  loads.first ??= loader.page(path, owner).catch((error: unknown) => {
    // The route's error then opens the document.
    if (left) throw error;
    failed = true;
    loader.reportFailure(path, error);
    return never;
  });
  if (left && failed) loads.again ??= loader.page(path, owner);
  return loads.again ?? loads.first;
}
