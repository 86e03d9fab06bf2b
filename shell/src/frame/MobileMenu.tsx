import CloseIcon from '@mui/icons-material/Close';
import MenuIcon from '@mui/icons-material/Menu';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { type MouseEvent, type ReactNode, type ToggleEvent, useEffect, useRef, useState } from 'react';
import { mobileMenuLabels } from '../content/frame.ts';
import { wideHeader } from './navStyles.ts';

/** The id by which the button opens the menu. */
const menuId = 'menu';

/** Undoes the browser's own popover styles; on wide screens its content is part of the header. */
const Panel = styled('div')({
  inset: 0,
  width: '100%',
  height: '100dvh',
  margin: 0,
  padding: '0 16px 40px',
  // The page's own margin.
  '@media (min-width: 600px)': { paddingInline: 48 },
  border: 0,
  fontSize: '1.125rem',
  color: 'inherit',
  background: 'var(--mui-palette-background-default)',
  '@supports not selector(:popover-open)': { display: 'none' },
  '& > div:first-of-type': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    height: 'var(--header-height)',
    fontWeight: 700,
  },
  [wideHeader]: {
    position: 'static',
    display: 'block',
    width: 'auto',
    height: 'auto',
    padding: 0,
    overflow: 'visible',
    '& > div:first-of-type': { display: 'none' },
  },
});

const Toggle = styled('div')({ [wideHeader]: { display: 'none' } });

/** Opens the menu, with or without scripts, as the browser does it by itself. */
export function MobileMenuButton() {
  return (
    <Toggle>
      <IconButton aria-label={mobileMenuLabels.open} popoverTarget={menuId} color="inherit">
        <MenuIcon />
      </IconButton>
    </Toggle>
  );
}

/** While the menu is open the rest of the page can't be reached. */
function setRestInert(inert: boolean) {
  for (const element of document.querySelectorAll<HTMLElement>('#main, footer, aside, [data-beside-menu]'))
    element.inert = inert;
}

/**
 * On small screens a full-screen popover: the browser opens it, closes it on Esc and returns the focus, with or without
 * scripts. Choosing a link closes it. On wide screens `children` are simply part of the header.
 */
export function MobileMenu({ children }: { children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const wide = window.matchMedia?.(wideHeader.replace('@media ', ''));
    const close = () => panel.current?.hidePopover();
    wide?.addEventListener('change', close);
    return () => wide?.removeEventListener('change', close);
  }, []);

  // Runs before the menu closes: the browser then moves the focus to the button, which must not be inert.
  const prepare = ({ newState }: ToggleEvent) => {
    setRestInert(newState === 'open');
    setOpen(newState === 'open');
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
      aria-label={open ? mobileMenuLabels.name : undefined}
      onBeforeToggle={prepare}
      onClick={closeOnChoice}
    >
      <div>
        {mobileMenuLabels.name}
        <IconButton
          aria-label={mobileMenuLabels.close}
          popoverTarget={menuId}
          popoverTargetAction="hide"
          color="inherit"
        >
          <CloseIcon />
        </IconButton>
      </div>
      {children}
    </Panel>
  );
}
