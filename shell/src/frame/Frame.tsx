import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { ToastArea } from '@sayapatri/design/toasts';
import { useEffect, useRef } from 'react';
import { Outlet, useLocation, useNavigate, useNavigation } from 'react-router-dom';
import labels from '../content/labels/frame.json';
import { ReadingPlace } from '../navigation/ReadingPlace.tsx';
import { KeepOffline } from '../offline/keepOffline.ts';
import { AssistantSlot } from './AssistantSlot.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';

/** First in the tab order: skips the menus. */
const Skip = styled(Link)(({ theme }) => ({
  position: 'absolute',
  left: 16,
  top: -80,
  zIndex: 30,
  padding: '12px 20px',
  borderRadius: theme.shape.borderRadius,
  textDecoration: 'none',
  color: theme.vars.palette.secondary.contrastText,
  background: theme.vars.palette.secondary.main,
  '&:focus': { top: 14 },
}));

const mainStyle = {
  flex: 1,
  // Room for the footer's ridge, in the background colour of the last section.
  '& > section:last-child': { borderBottom: 'clamp(28px, 5vw, 72px) solid transparent' },
};

/** The header, the current page, the footer and the floating parts. A navigation renders those again that heed it, no others. */
export function Frame() {
  return (
    <>
      <ReadingPlace />
      <KeepOffline />
      <Skip href="#main">{labels.skipLink}</Skip>
      <Header />
      <Main />
      <Arrival />
      <Footer />
      <AssistantSlot />
      <ToastArea />
    </>
  );
}

function Main() {
  const isLoading = useNavigation().state === 'loading';
  return (
    <Box component="main" id="main" tabIndex={-1} aria-busy={isLoading} sx={mainStyle}>
      <Outlet />
    </Box>
  );
}

function Arrival() {
  useFocusOnNewPage();
  useMissedTraversal();
  return null;
}

/**
 * After a navigation the focus is on the new page's heading, so that a screen reader reads it and Tab goes on from there.
 * So it is when a link leads to the page that is open already, whose top is then shown again.
 */
function useFocusOnNewPage(): void {
  const { pathname, search, hash, key } = useLocation();
  const address = pathname + search + hash;
  const shown = useRef({ pathname, address, key });
  useEffect(() => {
    const former = shown.current;
    shown.current = { pathname, address, key };
    if (former.key === key) return;
    const isSame = former.address === address && hash === '' && document.activeElement?.matches('a') === true;
    if (former.pathname === pathname && !isSame) return;
    focusHeading();
  }, [pathname, address, hash, key]);
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('#main h1');
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * Back or Forward may have been used after the router had read the address and before the frame had hydrated: the frame
 * then shows another page than the address names.
 */
function useMissedTraversal(): void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const first = useRef(pathname);
  useEffect(() => {
    const { pathname: current, search, hash } = window.location;
    if (current !== first.current) navigate(current + search + hash, { replace: true });
  }, [navigate]);
}
