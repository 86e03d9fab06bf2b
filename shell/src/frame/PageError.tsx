import { useEffect } from 'react';
import { useLocation, useNavigation, useRouteError } from 'react-router-dom';
import { useRemoteLoader } from '../federation/RemoteLoader.ts';
import { openDocument } from '../navigation/openDocument.ts';
import { prerendered } from '../navigation/prerendered.ts';
import { AsRendered } from './AsRendered.tsx';
import { PageLoading } from './PageLoading.tsx';

/**
 * In place of a page that failed. If the open document is that page's, its prerendered HTML is shown again. Otherwise the
 * page is opened as a document, which needs none of the code that failed.
 */
export function PageError() {
  const { pathname } = useLocation();
  const error = useRouteError();
  const loader = useRemoteLoader();
  const isOwnDocument = pathname === prerendered.path;

  useEffect(() => {
    if (isOwnDocument) loader.reportFailure(pathname, error);
    else openDocument();
  }, [isOwnDocument, loader, pathname, error]);

  const { state } = useNavigation();
  useEffect(() => {
    // The visitor goes elsewhere: the document that is being opened must not take them back.
    if (state === 'loading' && !isOwnDocument) window.stop();
  }, [state, isOwnDocument]);

  return isOwnDocument ? <AsRendered /> : <PageLoading />;
}
