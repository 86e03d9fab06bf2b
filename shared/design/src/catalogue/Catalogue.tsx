import Container from '@mui/material/Container';
import { lazy, Suspense } from 'react';

const Components = lazy(() => import('./Components.tsx'));

/** Components with their examples in light and dark side by side. */
export function Catalogue() {
  return (
    <Container component="main">
      <h1>Catalogue of the design system</h1>
      <Suspense>
        <Components />
      </Suspense>
    </Container>
  );
}
