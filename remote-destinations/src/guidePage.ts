import type { PageDefinition } from '@sayapatri/contract';
import type { GuideEntry } from './schema/guide.ts';

/**
 * Turns one line of the table into a routed page: its head, its entry in the Study Abroad menus, its modules.
 * @param index place in the table, from 0, which is also its place in the menus
 */
export function guidePage(
  { name, label, title, description = '' }: GuideEntry,
  index: number,
): PageDefinition {
  return {
    path: `/study-in-${name}`,
    title,
    description,
    component: './pages/GuidePage.tsx',
    data: `./content/guides/${name}/guide.json`,
    nav: [{ area: 'study-abroad', label, order: (index + 1) * 10 }],
  };
}
