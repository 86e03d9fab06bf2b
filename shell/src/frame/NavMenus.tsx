import KeyboardArrowDownIcon from '@mui/icons-material/KeyboardArrowDown';
import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import type { NavLink } from '../navigation/SiteContext.ts';

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

interface NavMenuProps extends NavMenuText {
  open: boolean;
  onToggle: (open: boolean) => void;
}

/**
 * A disclosure button with plain links below it. Opens on click and on hover; closes on Esc (the focus returns to the
 * button), on choosing a link, and when the pointer or the focus leaves. Before hydration CSS opens it.
 */
function NavMenu({ label, hint, links, open, onToggle }: NavMenuProps) {
  const [live, setLive] = useState(false);
  const item = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const openedByHover = useRef(false);
  const listId = useId();
  const { pathname } = useLocation();

  // A menu that CSS has opened before hydration stays open.
  const takeOver = useEffectEvent(() => {
    setLive(true);
    if (item.current?.matches(':hover, :focus-within')) onToggle(true);
  });
  useEffect(() => takeOver(), []);

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
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    onToggle(false);
    button.current?.focus();
  };
  const closeOnLeave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onToggle(false);
  };

  return (
    <li
      ref={item}
      data-label={label}
      data-live={live ? '' : undefined}
      data-open={open ? '' : undefined}
      onPointerEnter={hover(true)}
      onPointerLeave={hover(false)}
      onKeyDown={closeOnEscape}
      onBlur={closeOnLeave}
    >
      <button
        ref={button}
        type="button"
        title={hint}
        aria-expanded={open}
        aria-controls={listId}
        onClick={toggle}
      >
        {label}
        <KeyboardArrowDownIcon fontSize="small" />
      </button>
      <ul id={listId} aria-label={label}>
        {links.map(({ label: entryLabel, path }) => (
          <li key={path}>
            <RouterLink
              to={path}
              aria-current={path === pathname ? 'page' : undefined}
              onClick={() => onToggle(false)}
            >
              {entryLabel}
            </RouterLink>
          </li>
        ))}
      </ul>
    </li>
  );
}
