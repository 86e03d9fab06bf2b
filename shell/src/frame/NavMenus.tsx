import KeyboardArrowDownIcon from '@mui/icons-material/KeyboardArrowDown';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import {
  type FocusEvent,
  type MouseEvent,
  memo,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router-dom';
import type { NavLink } from '../navigation/SiteContext.ts';
import { Entry, wide } from './headerLayout.ts';

interface NavMenuText {
  label: string;
  /** Shown when the pointer rests on the button. */
  hint?: string;
  links: readonly NavLink[];
}

/** The header's menus as list items. At most one of them is open. */
export function NavMenus({ menus }: { menus: readonly NavMenuText[] }) {
  const [openMenu, setOpenMenu] = useState<string>();
  return menus.map((menu) => (
    <NavMenu
      key={menu.label}
      {...menu}
      open={openMenu === menu.label}
      onToggle={(open) =>
        setOpenMenu((current) => {
          if (open) return menu.label;
          return current === menu.label ? undefined : current;
        })
      }
    />
  ));
}

/** The entries of a menu: in the full-screen list below its name, in the row below its button, whose state opens them. */
const MenuList = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  columnGap: 16,
  margin: '20px 0 0',
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(4, 1fr)' },
  '&::before': {
    content: 'attr(aria-label)',
    gridColumn: '1 / -1',
    ...theme.typography.body2,
    fontWeight: 700,
    color: theme.vars.palette.text.secondary,
  },
  [wide]: {
    display: 'none',
    position: 'absolute',
    minWidth: 220,
    margin: 0,
    padding: 8,
    background: theme.vars.palette.background.paper,
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: theme.shape.borderRadius,
    // Covers the gap between button and list, so that the pointer does not leave the menu on its way down.
    '&::before': { content: '""', position: 'absolute', inset: '-14px 0 100%' },
    '[aria-expanded=true] + &': { display: 'block' },
    // While scripts are loading, or have failed, the button has no state, and hover and focus open a menu.
    '*:is(:hover, :focus-within) > :not([aria-expanded]) + &': { display: 'block' },
  },
}));

const MenuButton = styled(Entry)({ display: 'none', [wide]: { display: 'flex', gap: 2 } });

interface NavMenuProps extends NavMenuText {
  open: boolean;
  onToggle: (open: boolean) => void;
}

/**
 * A disclosure button with plain links below it. Opens on click and on hover; closes on Esc (the focus returns to the
 * button), on choosing a link, on a press elsewhere, and when the pointer or the focus leaves. Before hydration CSS opens it.
 */
function NavMenu({ label, hint, links, open, onToggle }: NavMenuProps) {
  const [live, setLive] = useState(false);
  const item = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const openedByHover = useRef(false);
  const listId = useId();

  // A menu that CSS has opened before hydration stays open.
  const takeOver = useEffectEvent(() => {
    setLive(true);
    if (item.current?.matches(':hover, :focus-within')) onToggle(true);
  });
  useEffect(() => takeOver(), []);

  // Heard on the whole document: Safari does not focus a button that is pressed.
  const onKeyDown = useEffectEvent(({ key }: globalThis.KeyboardEvent) => {
    if (key !== 'Escape') return;
    onToggle(false);
    const { activeElement, body } = document;
    if (activeElement === body || item.current?.contains(activeElement)) button.current?.focus();
  });
  const onPointerDown = useEffectEvent(({ target }: globalThis.PointerEvent) => {
    if (target instanceof Node && !item.current?.contains(target)) onToggle(false);
  });
  useEffect(() => {
    if (!open) return;
    const listening = new AbortController();
    document.addEventListener('keydown', (event) => onKeyDown(event), listening);
    document.addEventListener('pointerdown', (event) => onPointerDown(event), listening);
    return () => listening.abort();
  }, [open]);

  const hover = (entered: boolean) => (event: PointerEvent) => {
    // Touch screens send pointer events too, right before the click.
    if (event.pointerType !== 'mouse') return;
    openedByHover.current = entered;
    onToggle(entered);
  };
  const toggle = () => {
    // When hovering has just opened the menu, the click that follows must not close it.
    onToggle(openedByHover.current || !open);
    openedByHover.current = false;
  };
  const closeByLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a') !== null) onToggle(false);
  };
  // Without a next element the focus goes nowhere: a button was pressed that Safari does not focus, or the window left.
  const closeOnLeave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) onToggle(false);
  };

  return (
    <Box
      component="li"
      ref={item}
      onPointerEnter={hover(true)}
      onPointerLeave={hover(false)}
      onBlur={closeOnLeave}
      sx={{ [wide]: { position: 'relative' } }}
    >
      <MenuButton
        ref={button}
        color="inherit"
        title={hint}
        aria-expanded={live ? open : undefined}
        aria-controls={listId}
        onClick={toggle}
      >
        {label}
        <KeyboardArrowDownIcon fontSize="small" />
      </MenuButton>
      <MenuList id={listId} aria-label={label} onClick={closeByLink}>
        <MenuEntries links={links} />
      </MenuList>
    </Box>
  );
}

/** Rendered once for each page, however often the menu opens. */
const MenuEntries = memo(({ links }: Pick<NavMenuText, 'links'>) => {
  const { pathname } = useLocation();
  return links.map(({ label, path }) => (
    <li key={path}>
      <Entry href={path} color="inherit" aria-current={path === pathname ? 'page' : undefined}>
        {label}
      </Entry>
    </li>
  ));
});
