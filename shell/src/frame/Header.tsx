import { Link } from 'shared/core';
import { useNavLinks } from '../navigation/SiteContext.ts';

export function Header() {
  return (
    <header>
      <nav>
        {useNavLinks('main').map(({ label, path }) => (
          <Link key={path} to={path}>
            {label}
          </Link>
        ))}
      </nav>
    </header>
  );
}
