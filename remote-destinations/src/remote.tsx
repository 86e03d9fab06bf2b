/** The public module: every line of the guides' table as a page of the site. */
import { defineRemote } from 'shared/contract';
import { guides } from './content/guides.ts';
import { guidePage } from './guidePage.ts';

export default defineRemote({
  name: 'remote-destinations',
  pages: guides.map(guidePage),
  collection: './plan/planPages.ts',
  provides: { countryFacts: './content/countryFacts.ts', glossary: './plan/content/glossary.ts' },
  modules: import.meta.glob([
    './pages/*Page.tsx',
    './content/guides/*.ts',
    './content/countryFacts.ts',
    './plan/content/glossary.ts',
    './plan/planPages.ts',
  ]),
});
