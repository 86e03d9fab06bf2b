import { Container, LinkButton, ownHtml, Typography, useLocation } from '@sayapatri/design';
import { Suspense, use, useEffect } from 'react';
import { loadingLabel } from '../content/frame.ts';
import { pageUnavailable } from '../content/unavailable.ts';
import NotFoundPage from '../pages/NotFoundPage.tsx';
import { useRemoteLoader } from '../remotes/RemoteLoader.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { RemotePage } from './RemotePage.tsx';

/** The element of one route: the remote's page inside its own Suspense and error boundaries. */
export function PageOutlet({ remote, path }: { remote: string; path: string }) {
  const loader = useRemoteLoader();
  const html = loader.prerenderedHtml(path);
  const asRendered = html === undefined ? undefined : <div dangerouslySetInnerHTML={ownHtml(html)} />;
  return (
    <ErrorBoundary
      fallback={asRendered ?? <PageUnavailable />}
      onError={(error) => loader.reportFailure(remote, error)}
    >
      {/* Hydration shows no fallback. React renders it only when it discards a document that something else has changed. */}
      <Suspense fallback={asRendered ?? <PageLoading />}>
        <RemotePage remote={remote} path={path} />
      </Suspense>
      <LeavePrerenderedPage />
    </ErrorBoundary>
  );
}

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

/** Tells the loader when the visitor navigates away from the page that this document was written for. */
function LeavePrerenderedPage() {
  const loader = useRemoteLoader();
  const { pathname } = useLocation();
  useEffect(() => () => loader.leave(pathname), [loader, pathname]);
  return null;
}

/** Shown while a page's code loads: as high as the screen, so that the footer does not jump. */
function PageLoading() {
  return (
    <Container role="status" aria-label={loadingLabel} sx={{ minHeight: '100dvh' }}>
      {null}
    </Container>
  );
}

/** An apology with a way on, for a page that throws and has no prerendered HTML in this document. */
function PageUnavailable() {
  const { title, text, cta } = pageUnavailable;
  return (
    <Container sx={{ paddingBlock: 12 }}>
      <Typography variant="h1">{title}</Typography>
      <Typography sx={{ marginBlock: 3 }}>{text}</Typography>
      <LinkButton href={cta.href} variant="outlined">
        {cta.label}
      </LinkButton>
    </Container>
  );
}
