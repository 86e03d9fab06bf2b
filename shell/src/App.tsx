import { Suspense } from 'react';
import { Box, Route, Routes } from 'shared/core';
import { Footer } from './frame/Footer.tsx';
import { Header } from './frame/Header.tsx';
import { PageLoading } from './frame/PageLoading.tsx';
import { RouteChange } from './navigation/RouteChange.tsx';
import { useSite } from './navigation/SiteContext.ts';
import NotFoundPage from './pages/NotFoundPage.tsx';
import { RemotePage } from './remotes/RemotePage.tsx';

/**
 * The frame and, in it, the page. Each Suspense boundary stands inside its route's element, so that navigating
 * away unmounts it: with a boundary around the routes, navigation would hang on a dead remote.
 */
export function App() {
  const { packages } = useSite();
  return (
    <>
      <RouteChange />
      <Header />
      <Box component="main" id="main" sx={{ flex: 1 }}>
        <Routes>
          {packages.flatMap(({ name, pages }) =>
            pages.map(({ path }) => (
              <Route
                key={path}
                path={path}
                element={
                  <Suspense key={path} fallback={<PageLoading />}>
                    <RemotePage remote={name} path={path} />
                  </Suspense>
                }
              />
            )),
          )}
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </Box>
      <Footer />
    </>
  );
}
