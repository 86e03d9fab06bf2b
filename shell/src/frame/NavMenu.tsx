import { type FocusEvent, type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react';
import { Icon, Link, styled, useLocation } from 'shared/core';
import type { NavLink } from '../navigation/SiteContext.ts';
import { NavEntryButton } from './navStyles.ts';

const Item = styled('li')({
  position: 'relative',
  // Without scripts the menu opens by hover and focus alone.
  '@media (scripting: none)': { '&:hover > ul, &:focus-within > ul': { display: 'block' } },
});

const List = styled('ul')({
  display: 'none',
  position: 'absolute',
  top: '100%',
  left: 0,
  minWidth: 220,
  margin: 0,
  padding: 8,
  listStyle: 'none',
  background: 'var(--mui-palette-background-paper)',
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: 12,
  '&[data-open=true]': { display: 'block' },
  // Covers the gap between button and list, so that the pointer does not leave the menu on its way down.
  '&::before': { content: '""', position: 'absolute', inset: '-14px 0 100%' },
});

const Entry = styled(Link)({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  padding: '0 12px',
  borderRadius: 8,
  color: 'inherit',
  textDecoration: 'none',
  fontWeight: 550,
  '&:hover': { background: 'var(--primary-soft)' },
  '&[aria-current=page]': { color: 'var(--accent-text)' },
});

export interface NavMenuProps {
  label: string;
  /** Shown when the pointer rests on the button. */
  hint?: string;
  links: readonly NavLink[];
}

/**
 * A disclosure button with plain links below it. Opens on click and on hover; closes on Esc (the focus returns to the
 * button), on choosing a link, and when the pointer or the focus leaves.
 */
export function NavMenu({ label, hint, links }: NavMenuProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const openedByHover = useRef(false);
  const listId = useId();
  const { pathname } = useLocation();

  const hover = (entered: boolean) => (event: PointerEvent) => {
    // Touch screens send pointer events too, right before the click.
    if (event.pointerType !== 'mouse') return;
    openedByHover.current = entered;
    setOpen(entered);
  };
  const toggle = () => {
    // When hovering has just opened the menu, the click that follows must not close it.
    setOpen(openedByHover.current || !open);
    openedByHover.current = false;
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    button.current?.focus();
  };
  const closeOnLeave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };

  return (
    <Item
      onPointerEnter={hover(true)}
      onPointerLeave={hover(false)}
      onKeyDown={closeOnEscape}
      onBlur={closeOnLeave}
    >
      <NavEntryButton
        ref={button}
        type="button"
        title={hint}
        aria-expanded={open}
        aria-controls={listId}
        onClick={toggle}
      >
        {label}
        <Icon name="chevronDown" fontSize="small" />
      </NavEntryButton>
      <List id={listId} data-open={open}>
        {links.map(({ label: entryLabel, path }) => (
          <li key={path}>
            <Entry
              to={path}
              aria-current={path === pathname ? 'page' : undefined}
              onClick={() => setOpen(false)}
            >
              {entryLabel}
            </Entry>
          </li>
        ))}
      </List>
    </Item>
  );
}
