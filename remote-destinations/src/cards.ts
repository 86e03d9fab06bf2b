/** The drawing on each page's social card. Only the build reads this module. */
import bareRidge from '@sayapatri/pictures/bare-ridge.svg';
import type { Guide } from './guides/schema/guide.ts';

const guides = import.meta.glob<Guide>('./guides/countries/*/guide.json', { eager: true, import: 'default' });

export default {
  '*': bareRidge,
  ...Object.fromEntries(Object.values(guides).map(({ slug, skyline }) => [`/${slug}`, skyline ?? bareRidge])),
};
