import type { PageDefinition } from '@sayapatri/contract';
import type { GuideEntry } from './schema/guide.ts';

/**
 * Turns one line of the table into a routed page: its head, its entry in the Study Abroad menus, its modules.
 * @param index place in the table, from 0, which is also its place in the menus
 */
export function guidePage(
  { slug, label, title, description, data }: GuideEntry,
  index: number,
): PageDefinition {
  return {
    path: `/${slug}`,
    title,
    description,
    component: './pages/GuidePage.tsx',
    data,
    nav: [{ area: 'study-abroad', label, order: (index + 1) * 10 }],
  };
}
