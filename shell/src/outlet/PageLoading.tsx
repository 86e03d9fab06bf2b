import { Container } from '@sayapatri/design';
import { loadingLabel } from '../content/frame.ts';

/** Shown while a page's code loads: as high as the screen, so that the footer does not jump. */
export function PageLoading() {
  return (
    <Container role="status" aria-label={loadingLabel} sx={{ minHeight: '100dvh' }}>
      {null}
    </Container>
  );
}
