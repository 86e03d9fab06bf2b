import { brand, Icon, IconButton, Link, LinkButton, styled, useLocation } from 'shared/core';
import { mainNavigationLabel, mobileMenuLabels } from '../content/frame.ts';
import { freeConsultation } from '../content/paths.ts';
import type { NavLink } from '../navigation/SiteContext.ts';
import { Logo } from './Logo.tsx';

const Top = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  height: 'var(--header-height)',
});

const List = styled('ul')({
  margin: '0 0 20px',
  padding: 0,
  listStyle: 'none',
  '&[data-columns]': { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 16 },
});

const Entry = styled(Link)({
  display: 'flex',
  alignItems: 'center',
  minHeight: 48,
  color: 'inherit',
  textDecoration: 'none',
  fontSize: '1.125rem',
  fontWeight: 600,
  borderBottom: '1px solid var(--mui-palette-divider)',
  '&[aria-current=page]': { color: 'var(--accent-text)' },
});

const Group = styled('h2')({
  margin: '0 0 4px',
  fontSize: '0.9375rem',
  fontWeight: 700,
  color: 'var(--accent-text)',
});

export interface MobileMenuGroup {
  title?: string;
  links: readonly NavLink[];
}

export interface MobileMenuContentsProps {
  groups: readonly MobileMenuGroup[];
  /** Called when an entry, or the button that closes, has been chosen. */
  onChoose: () => void;
}

/** The content of the open menu: all entries, the consultation button and the phone number. */
export function MobileMenuContents({ groups, onChoose }: MobileMenuContentsProps) {
  const { pathname } = useLocation();
  return (
    <>
      <Top onClick={onChoose}>
        <Logo />
        <IconButton aria-label={mobileMenuLabels.close} color="inherit">
          <Icon name="close" />
        </IconButton>
      </Top>
      <nav aria-label={mainNavigationLabel}>
        {groups.map(({ title, links }) => (
          <section key={title ?? 'main'}>
            {title ? <Group>{title}</Group> : null}
            <List data-columns={title ? true : undefined}>
              {links.map(({ label, path }) => (
                <li key={path}>
                  <Entry to={path} aria-current={path === pathname ? 'page' : undefined} onClick={onChoose}>
                    {label}
                  </Entry>
                </li>
              ))}
            </List>
          </section>
        ))}
      </nav>
      <LinkButton
        href={freeConsultation.href}
        variant="contained"
        color="secondary"
        size="large"
        fullWidth
        onClick={onChoose}
      >
        {freeConsultation.label}
      </LinkButton>
      <LinkButton
        href={brand.phones[0].href}
        variant="text"
        size="large"
        fullWidth
        startIcon={<Icon name="phone" />}
        onClick={onChoose}
      >
        {brand.phones[0].label}
      </LinkButton>
    </>
  );
}
