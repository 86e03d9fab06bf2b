/** The remote's pages and datasets. */

import { defineRemote } from '@sayapatri/contract';
import guides from './guides/content/guideTable.ts';

export default defineRemote({
  name: 'remote-destinations',
  pages: guides,
  collection: './plan/planPages.ts',
  provides: {
    countryFacts: './guides/content/countryFacts.ts',
    countryMoney: './guides/content/countryMoney.ts',
    guideFacts: './guides/content/guideFacts.ts',
    serviceFigures: './guides/content/serviceFigures.ts',
    testRequirements: './guides/content/testRequirements.ts',
    glossary: './plan/content/glossary.json',
    nepalFacts: './plan/content/nepalFacts.ts',
  },
  // Marks stand below the answers that they count for. A release needs the address; the browser does not.
  ...(import.meta.env.SSR && { redirects: { '/plan/marks': '/plan/check#marks' } as const }),
  modules: import.meta.glob([
    './guides/pages/*Page.tsx',
    './guides/countries/*/guide.json',
    './guides/content/countryFacts.ts',
    './guides/content/countryMoney.ts',
    './guides/content/guideFacts.ts',
    './guides/content/serviceFigures.ts',
    './guides/content/testRequirements.ts',
    './plan/content/glossary.json',
    './plan/content/nepalFacts.ts',
    './plan/planPages.ts',
  ]),
});
