import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { TextLink } from '../components/TextLink/TextLink.tsx';
import { Container } from '../theme/layout.tsx';

const Components = lazy(() => import('./Components.tsx'));
const Drawings = lazy(() => import('./Drawings.tsx'));

/** Components with their examples, and on a page of their own the drawings: each in light and dark side by side. */
export function Catalogue() {
  return (
    <Container component="main">
      <h1>Catalogue of the design system</h1>
      <p>
        <TextLink to="/">Components</TextLink> · <TextLink to="/drawings">Drawings</TextLink>
      </p>
      <Suspense>
        <Routes>
          <Route path="/" element={<Components />} />
          <Route path="/drawings" element={<Drawings />} />
        </Routes>
      </Suspense>
    </Container>
  );
}
