/** The remote's pages and datasets. */
import guides from 'virtual:guides';
import { defineRemote } from '@sayapatri/contract';
import { guidePage } from './guidePage.ts';

export default defineRemote({
  name: 'remote-destinations',
  pages: guides.map(guidePage),
  collection: './plan/planPages.ts',
  provides: {
    countryFacts: './content/countryFacts.ts',
    countryMoney: './content/countryMoney.ts',
    guideFacts: './content/guideFacts.ts',
    firstYears: './content/firstYears.ts',
    serviceFigures: './content/serviceFigures.ts',
    testRequirements: './content/testRequirements.ts',
    glossary: './plan/content/glossary.json',
    nepalFacts: './plan/content/nepalFacts.ts',
  },
  modules: import.meta.glob([
    './pages/*Page.tsx',
    './content/guides/*/guide.json',
    './content/countryFacts.ts',
    './content/countryMoney.ts',
    './content/guideFacts.ts',
    './content/firstYears.ts',
    './content/serviceFigures.ts',
    './content/testRequirements.ts',
    './plan/content/glossary.json',
    './plan/content/nepalFacts.ts',
    './plan/planPages.ts',
  ]),
});
