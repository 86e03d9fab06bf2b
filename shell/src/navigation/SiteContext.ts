import type { NavArea } from '@sayapatri/contract';
import type { PageBootstrap } from '@sayapatri/contract/bootstrap';
import { createContext, useContext } from 'react';

const SiteContext = createContext<PageBootstrap>({ packages: [], pageAssets: { packages: {} } });

export const SiteProvider = SiteContext.Provider;

/** The live packages, their pages and this page's files. */
export const useSite = () => useContext(SiteContext);

export interface NavLink {
  label: string;
  path: string;
}

/** The links of one menu area from all live packages, in order. */
export function useNavLinks(area: NavArea): NavLink[] {
  const site = useSite();
  return site.packages
    .flatMap(({ pages }) =>
      pages.flatMap(({ path, nav = [] }) =>
        nav.filter((entry) => entry.area === area).map((entry) => ({ ...entry, path })),
      ),
    )
    .sort((one, other) => one.order - other.order);
}
