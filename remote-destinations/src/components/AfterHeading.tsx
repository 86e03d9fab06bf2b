import { styled, useLocation, useNavigationType } from '@sayapatri/design';
import { type ReactNode, useDeferredValue } from 'react';

/** Keeps the footer below the window until the children are drawn. */
const Room = styled('div')({ minHeight: '100vh' });

/**
 * On a page opened by a link, draws its children right after the page's heading, because a long page takes a slow phone a
 * fifth of a second. In a document, on Back and Forward and for an anchor, they are drawn with the heading: there the browser
 * needs the page's whole height.
 */
export function AfterHeading({ children }: { children: ReactNode }) {
  const isFollowed = useNavigationType() !== 'POP';
  const { hash } = useLocation();
  const isDrawn = useDeferredValue(true, !isFollowed || hash !== '');
  return isDrawn ? children : <Room aria-busy="true" />;
}
