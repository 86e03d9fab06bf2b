import { Link, useLocation } from '@sayapatri/design';
import type { NavLink } from '../navigation/SiteContext.ts';

/** List items with the links of one group; the current page is marked. */
export function FooterLinks({ links }: { links: readonly NavLink[] }) {
  const { pathname } = useLocation();
  return links.map(({ label, path }) => (
    <li key={path}>
      <Link to={path} aria-current={path === pathname ? 'page' : undefined}>
        {label}
      </Link>
    </li>
  ));
}
