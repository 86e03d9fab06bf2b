import { useState } from 'react';
import { NavMenu, type NavMenuText } from './NavMenu.tsx';

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
