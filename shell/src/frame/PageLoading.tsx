import Container from '@mui/material/Container';
import { loadingLabel } from '../content/frame.ts';

/** Shown while a page's code loads and there is nothing to show yet: as high as the screen, so that the footer does not jump. */
export function PageLoading() {
  return <Container role="status" aria-label={loadingLabel} sx={{ minHeight: '100dvh' }} />;
}
