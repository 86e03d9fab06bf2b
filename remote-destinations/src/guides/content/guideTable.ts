/** What a release names of each guide: its page and its entry in the Study Abroad menus, in their order. The build calculates it. */
import type { PageDefinition } from '@sayapatri/contract';
import folders from './guideFolders.ts';

export default folders.map(
  ({ name, guide: { country, title, description } }, index): PageDefinition => ({
    path: `/study-in-${name}`,
    title,
    description,
    component: './guides/pages/GuidePage.tsx',
    data: `./guides/countries/${name}/guide.json`,
    nav: [{ area: 'study-abroad', label: country, order: (index + 1) * 10 }],
  }),
);
