import Container from '@mui/material/Container';
import labels from '../content/labels/frame.json';

/** Shown while a page's code loads and there is nothing to show yet: as high as the screen, so that the footer does not jump. */
export function PageLoading() {
  return <Container role="status" aria-label={labels.loading} sx={{ minHeight: '100dvh' }} />;
}
