/** The planning tools are a collection, so that no guide loads the list of them. */
import type { PageCollection } from '@sayapatri/contract';
import descriptions from './content/pageDescriptions.json';
import titles from './content/pages.json';

/** The page that is named like its component, e.g. `Cost`; `Plan` is the hub. Only prerendered heads need a description. */
const page = ([name, title]: [string, string]): PageCollection['pages'][number] => ({
  path: name === 'Plan' ? '/plan' : `/plan/${name.toLowerCase()}`,
  title,
  ...(import.meta.env.SSR && { description: descriptions[name as keyof typeof descriptions] }),
  component: `./pages/${name}Page.tsx`,
});

const planPages: PageCollection = {
  pages: Object.entries(titles).map(page),
  modules: import.meta.glob('./pages/*Page.tsx'),
};

export default planPages;
