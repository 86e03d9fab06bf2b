import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';

/** An anchor or a page of this site; a dot tells a file from a page. */
const sitePage = /^(#|\/(?!\/)[^.]*$)/;

/**
 * A click handler for HTML that was not made by React: plain clicks on links to this site's pages navigate without
 * a reload. The browser handles all other clicks.
 */
export function useSiteLinks(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  return (event) => {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || event.defaultPrevented) return;
    const link = target instanceof Element && target.closest('a');
    const href = link && link.target === '' && link.getAttribute('href');
    if (!href || !sitePage.test(href)) return;
    event.preventDefault();
    navigate(href);
  };
}
