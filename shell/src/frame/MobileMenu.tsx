import { useEffect, useRef, useState } from 'react';
import { brand, Icon, IconButton, Link, LinkButton, styled, useLocation } from 'shared/core';
import { freeConsultation } from '../content/paths.ts';
import type { NavLink } from '../navigation/SiteContext.ts';
import { Logo } from './Logo.tsx';
import { wideHeader } from './navStyles.ts';

const Toggle = styled('div')({
  [wideHeader]: { display: 'none' },
  '@media (scripting: none)': { display: 'none' },
});

/** The browser's own modal dialog: it contains the focus, closes by Esc and gives the focus back. */
const Panel = styled('dialog')({
  width: '100%',
  height: '100dvh',
  maxWidth: 'none',
  maxHeight: 'none',
  margin: 0,
  padding: '0 20px 40px',
  border: 0,
  color: 'inherit',
  background: 'var(--mui-palette-background-default)',
  overflowY: 'auto',
  [wideHeader]: { display: 'none' },
});

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

export interface MobileMenuProps {
  groups: readonly { title?: string; links: readonly NavLink[] }[];
}

/** The header's entries on small screens, behind one button. Choosing an entry closes it. */
export function MobileMenu({ groups }: MobileMenuProps) {
  const [open, setOpen] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const { pathname } = useLocation();
  const close = () => setOpen(false);

  useEffect(() => {
    if (open) dialog.current?.showModal();
    else if (dialog.current?.open) dialog.current.close();
  }, [open]);

  return (
    <>
      <Toggle>
        <IconButton
          aria-label="Open menu"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          color="inherit"
        >
          <Icon name="menu" />
        </IconButton>
      </Toggle>
      <Panel ref={dialog} aria-label="Menu" onClose={close}>
        <Top onClick={close}>
          <Logo />
          <IconButton aria-label="Close menu" color="inherit">
            <Icon name="close" />
          </IconButton>
        </Top>
        <nav aria-label="Main">
          {groups.map(({ title, links }) => (
            <section key={title ?? 'main'}>
              {title ? <Group>{title}</Group> : null}
              <List data-columns={title ? true : undefined}>
                {links.map(({ label, path }) => (
                  <li key={path}>
                    <Entry to={path} aria-current={path === pathname ? 'page' : undefined} onClick={close}>
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
          onClick={close}
        >
          {freeConsultation.label}
        </LinkButton>
        <LinkButton
          href={brand.phones[0].href}
          variant="text"
          size="large"
          fullWidth
          startIcon={<Icon name="phone" />}
        >
          {brand.phones[0].label}
        </LinkButton>
      </Panel>
    </>
  );
}
