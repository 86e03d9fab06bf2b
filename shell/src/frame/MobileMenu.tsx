import CloseIcon from '@mui/icons-material/Close';
import MenuIcon from '@mui/icons-material/Menu';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { type MouseEvent, type ReactNode, type ToggleEvent, useEffect, useRef, useState } from 'react';
import frame from '../content/labels/frame.json';
import { wide } from './headerLayout.ts';

const labels = frame.mobileMenu;

/** The ids by which the browser opens the menu and this code gives the focus back. */
const menuId = 'menu';
const buttonId = 'menu-button';

/** Undoes the browser's own popover styles; in the wide header its content is part of the row. */
const Panel = styled('div')(({ theme }) => ({
  inset: 0,
  width: '100%',
  height: '100dvh',
  margin: 0,
  padding: '0 16px 40px',
  [theme.breakpoints.up('sm')]: { paddingInline: 48 },
  border: 0,
  color: 'inherit',
  background: theme.vars.palette.background.default,
  '@supports not selector(:popover-open)': { display: 'none' },
  [wide]: {
    position: 'static',
    display: 'block',
    width: 'auto',
    height: 'auto',
    padding: 0,
    overflow: 'visible',
    background: 'none',
  },
}));

const Title = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 'var(--header-height)',
  fontWeight: 700,
  [wide]: { display: 'none' },
});

const Opener = styled(IconButton)({ [wide]: { display: 'none' } });

/** Opens the menu, with or without scripts, as the browser does it by itself. */
export const MobileMenuButton = () => (
  <Opener id={buttonId} aria-label={labels.open} popoverTarget={menuId} color="inherit">
    <MenuIcon />
  </Opener>
);

/**
 * A full-screen popover, which the browser opens, and closes on Esc, with or without scripts. Choosing a link closes it. In
 * the wide header `children` are simply part of the row.
 */
export function MobileMenu({ children }: { children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null);
  const closer = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);

  // A wider window shows the row instead, in which the rest of the page must be reached.
  useEffect(() => {
    const close = () => closer.current?.offsetParent === null && panel.current?.hidePopover?.();
    window.addEventListener('resize', close);
    return () => window.removeEventListener('resize', close);
  }, []);

  const onToggle = ({ newState }: ToggleEvent) => {
    const opened = newState === 'open';
    setOpen(opened);
    // The rest of the page can't be reached meanwhile.
    const beside = [...(panel.current?.parentElement?.children ?? [])].filter(
      (part) => part !== panel.current,
    );
    for (const part of [...beside, ...document.querySelectorAll('#main, footer, aside')])
      if (part instanceof HTMLElement) part.inert = opened;
    const { activeElement, body } = document;
    if (opened) closer.current?.focus();
    // The heading of a page that a link has led to may have the focus already.
    else if (activeElement === body || panel.current?.contains(activeElement))
      document.getElementById(buttonId)?.focus();
  };
  const closeOnChoice = ({ target }: MouseEvent) => {
    if (open && target instanceof Element && target.closest('a')) panel.current?.hidePopover();
  };

  return (
    <Panel
      ref={panel}
      id={menuId}
      popover="auto"
      role={open ? 'dialog' : undefined}
      aria-label={open ? labels.name : undefined}
      onToggle={onToggle}
      onClick={closeOnChoice}
    >
      <Title>
        {labels.name}
        <IconButton
          ref={closer}
          aria-label={labels.close}
          popoverTarget={menuId}
          popoverTargetAction="hide"
          color="inherit"
        >
          <CloseIcon />
        </IconButton>
      </Title>
      {children}
    </Panel>
  );
}
