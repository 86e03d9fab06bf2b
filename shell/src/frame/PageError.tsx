import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { ownHtml } from '@sayapatri/design';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { pageUnavailable } from '../content/unavailable.ts';
import { useRemoteLoader } from '../federation/RemoteLoader.ts';
import { prerendered } from '../navigation/prerendered.ts';
import { PageLoading } from './PageLoading.tsx';

/**
 * In place of a page that failed. If the open document is that page's, its prerendered HTML is shown again. Otherwise the
 * page is opened as a document, which needs none of the code that failed.
 *
 * @param path the page's path; left out for addresses that no package has
 */
export function PageError({ path }: { path?: string }) {
  const error = useRouteError();
  const loader = useRemoteLoader();
  const isOwnDocument = path !== undefined && path === prerendered.path;

  useEffect(() => {
    if (isOwnDocument) loader.reportFailure(path, error);
    else openDocument();
  }, [isOwnDocument, loader, path, error]);

  if (!isOwnDocument) return <PageLoading />;
  if (prerendered.html) return <div dangerouslySetInnerHTML={ownHtml(prerendered.html)} />;
  const { title, text, cta } = pageUnavailable;
  return (
    <Container sx={{ paddingBlock: 12 }}>
      <Typography variant="h1">{title}</Typography>
      <Typography sx={{ marginBlock: 3 }}>{text}</Typography>
      <Button href={cta.href} variant="outlined">
        {cta.label}
      </Button>
    </Container>
  );
}

/** Opens the document of the address on the screen, in place, so that Back, the query and the anchor stay the same. */
function openDocument(): void {
  // Over HTTP/1.1, six hanging scripts would take all connections, and the document could not be loaded.
  window.stop();
  window.location.reload();
}
