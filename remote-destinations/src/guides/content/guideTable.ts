/** What menus and heads need of each guide, in the menus' order. The build calculates it. */
import type { GuideEntry } from '../schema/guide.ts';
import folders from './guideFolders.ts';

export default folders.map(
  ({ name, guide: { country, title, description } }): GuideEntry => ({
    name,
    label: country,
    title,
    description,
  }),
);
