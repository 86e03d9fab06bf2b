import { Container } from 'shared/core';

/** Stands where a page will be: as high as the screen, so that the footer does not jump. */
export function PageLoading() {
  return (
    <Container role="status" aria-label="Loading" sx={{ minHeight: '100dvh' }}>
      {null}
    </Container>
  );
}
