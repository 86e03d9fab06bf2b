import type { PageDefinition } from '@sayapatri/contract';
import type { GuideEntry } from './schema/guide.ts';

/**
 * Makes a page of one guide: its head, its entry in the Study Abroad menus, its modules.
 * @param index the guide's place in the menus, from 0
 */
export function guidePage({ name, label, title, description }: GuideEntry, index: number): PageDefinition {
  return {
    path: `/study-in-${name}`,
    title,
    description,
    component: './guides/pages/GuidePage.tsx',
    data: `./guides/countries/${name}/guide.json`,
    nav: [{ area: 'study-abroad', label, order: (index + 1) * 10 }],
  };
}
