import { useEffect, useRef, useState } from 'react';
import { Icon, IconButton, styled } from 'shared/core';
import { mobileMenuLabels } from '../content/frame.ts';
import { MobileMenuContents, type MobileMenuGroup } from './MobileMenuContents.tsx';
import { wideHeader } from './navStyles.ts';

const Toggle = styled('div')({
  [wideHeader]: { display: 'none' },
  '@media (scripting: none)': { display: 'none' },
});

/** A modal dialog: the browser keeps the focus inside, closes it on Esc and returns the focus. */
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

/** The header's entries on small screens, behind a menu button. Choosing an entry closes the menu. */
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
          aria-label={mobileMenuLabels.open}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          color="inherit"
        >
          <Icon name="menu" />
        </IconButton>
      </Toggle>
      <Panel ref={dialog} aria-label={mobileMenuLabels.name} onClose={close}>
        {/* Rendered only while open, so that no page's HTML carries the navigation twice. */}
        {open ? <MobileMenuContents groups={groups} onChoose={close} /> : null}
      </Panel>
    </>
  );
}
