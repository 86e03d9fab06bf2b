/** The planning tools are a collection, so that no guide loads the list of them. */
import type { PageCollection, PageDefinition } from '@sayapatri/contract';
import heads from './content/pages.json';

/** The page that is named like its component, e.g. `Cost`; `Plan` is the hub. */
const page = ([name, head]: [string, { title: string; description: string }]): PageDefinition => ({
  path: name === 'Plan' ? '/plan' : `/plan/${name.toLowerCase()}`,
  ...head,
  component: `./pages/${name}Page.tsx`,
  data: `./content/${name.toLowerCase()}.ts`,
});

const planPages: PageCollection = {
  pages: Object.entries(heads).map(page),
  modules: import.meta.glob([
    './pages/*Page.tsx',
    './content/{plan,cost,compare,check,intake,checklist,words,money,visa,scholarships}.ts',
  ]),
};

export default planPages;
