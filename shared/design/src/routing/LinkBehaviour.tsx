import type { ComponentProps } from 'react';
import { Link as RouterLink } from 'react-router-dom';

interface LinkBehaviourProps extends Omit<ComponentProps<'a'>, 'href'> {
  href: string;
}

/** A path of this site; a dot tells a file from a page. */
const sitePage = /^\/(?!\/)[^.]*$/;

/**
 * The link inside MUI's `Link` and `Button` (theme's `LinkComponent`): paths of this site go through the router, other
 * sites open in a new tab, and anchors, files, `mailto:` and `tel:` are left to the browser.
 */
export function LinkBehaviour({ href, ...props }: LinkBehaviourProps) {
  if (sitePage.test(href)) return <RouterLink to={href} {...props} />;
  const outside = /^https?:/.test(href) ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return <a href={href} {...outside} {...props} />;
}
