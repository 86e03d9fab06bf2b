import { styled } from '@mui/material/styles';
import { type ReactNode, useDeferredValue } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Keeps the footer below the window until the children are drawn. */
const Room = styled('div')({ minHeight: '100vh' });

/**
 * Draws its children right after the heading of a page opened by a link, because a slow phone needs a fifth of a second for
 * a long page. They are drawn with the heading in a prerendered document, on Back and Forward and for an anchor, where the
 * browser needs the page's whole height.
 */
export function AfterHeading({ children }: { children: ReactNode }) {
  const isFollowed = useNavigationType() !== 'POP';
  const { hash } = useLocation();
  const isDrawn = useDeferredValue(true, !isFollowed || hash !== '');
  return isDrawn ? children : <Room aria-busy="true" />;
}
