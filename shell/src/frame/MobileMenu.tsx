import { useEffect, useRef, useState } from 'react';
import { Icon, IconButton, styled } from 'shared/core';
import { MobileMenuContents, type MobileMenuGroup } from './MobileMenuContents.tsx';
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

/** The header's entries on small screens, behind one button. Choosing an entry closes it. */
export function MobileMenu({ groups }: { groups: readonly MobileMenuGroup[] }) {
  const [open, setOpen] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
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
        {/* Drawn when it is asked for: every page's HTML is without a second copy of the navigation. */}
        {open ? <MobileMenuContents groups={groups} onChoose={close} /> : null}
      </Panel>
    </>
  );
}
