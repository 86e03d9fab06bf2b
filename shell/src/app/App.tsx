import { Box, Route, Routes, styled } from '@sayapatri/design';
import { ToastArea } from '@sayapatri/design/toasts';
import { skipLinkLabel } from '../content/frame.ts';
import { AssistantSlot } from '../frame/AssistantSlot.tsx';
import { Footer } from '../frame/Footer.tsx';
import { Header } from '../frame/Header.tsx';
import { RouteChange } from '../navigation/RouteChange.tsx';
import { useSite } from '../navigation/SiteContext.ts';
import { KeepOffline } from '../offline/keepOffline.ts';
import { PageOutlet, UnlistedPage } from '../outlet/PageOutlet.tsx';

/** First in the tab order: skips the menus. */
const Skip = styled('a')({
  position: 'absolute',
  left: 16,
  top: -80,
  zIndex: 30,
  padding: '12px 20px',
  borderRadius: 8,
  fontWeight: 650,
  color: 'var(--mui-palette-secondary-contrastText)',
  background: 'var(--mui-palette-secondary-main)',
  '&:focus': { top: 14 },
});

const mainStyle = {
  flex: 1,
  // Room for the footer's ridge, in the background colour of the last section.
  '& > section:last-child': { borderBottom: 'clamp(20px, 4vw, 60px) solid transparent' },
};

/**
 * The header, the current page, the footer and the floating parts. Every route has its own Suspense and error
 * boundaries: with a single boundary around all routes, navigation would hang while a remote is down.
 */
export function App() {
  const { packages } = useSite();
  return (
    <>
      <RouteChange />
      <KeepOffline />
      <Skip href="#main">{skipLinkLabel}</Skip>
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
