import { Box, Route, Routes } from 'shared/core';
import { ToastArea } from 'shared/toasts';
import { AssistantSlot } from './frame/AssistantSlot.tsx';
import { Footer } from './frame/Footer.tsx';
import { Header } from './frame/Header.tsx';
import { SkipLink } from './frame/SkipLink.tsx';
import { RouteChange } from './navigation/RouteChange.tsx';
import { useSite } from './navigation/SiteContext.ts';
import { PageOutlet } from './remotes/PageOutlet.tsx';
import { UnlistedPage } from './remotes/UnlistedPage.tsx';

const mainStyle = {
  flex: 1,
  // Room for the footer's ridge, on the last band's own ground.
  '& > section:last-child': { borderBottom: 'clamp(20px, 4vw, 60px) solid transparent' },
};

/**
 * The frame and, in it, the page. Each route's element has boundaries of its own: with one around the routes,
 * navigation would hang on a dead remote.
 */
export function App() {
  const { packages } = useSite();
  return (
    <>
      <RouteChange />
      <SkipLink />
      <Header />
      <Box component="main" id="main" tabIndex={-1} sx={mainStyle}>
        <Routes>
          {packages.flatMap(({ name, pages }) =>
            pages.map(({ path }) => (
              <Route key={path} path={path} element={<PageOutlet key={path} remote={name} path={path} />} />
            )),
          )}
          <Route path="*" element={<UnlistedPage />} />
        </Routes>
      </Box>
      <Footer />
      <AssistantSlot />
      <ToastArea />
    </>
  );
}
