/** The test-preparation pages and the dataset that other packages may load. */
import { defineRemote, type PageDefinition, pagePaths, type StructuredData } from '@sayapatri/contract';

/** Structured data for search engines about a page that offers a course. */
const course = (path: PageDefinition['path'], name: string, description: string): StructuredData => ({
  '@type': 'Course',
  name,
  description,
  url: `{origin}${path}`,
  provider: { '@id': '{origin}/#organization' },
});

const ieltsPte = {
  path: pagePaths.ieltsPte,
  title: 'IELTS & PTE preparation in Nepal',
  description:
    'Which test suits you, how IELTS and PTE are built, what six countries ask for, and what your score is worth. The first consultation is free.',
} as const;

const sat = {
  path: '/sat',
  title: 'SAT preparation in Nepal',
  description:
    'How the SAT is built, what your score between 400 and 1600 says to a university, and how we prepare you for it step by step in Nepal.',
} as const;

export default defineRemote({
  name: 'remote-test-prep',
  pages: [
    {
      ...ieltsPte,
      component: './pages/IeltsPtePage.tsx',
      data: './content/ieltsPte.ts',
      datasets: ['testRequirements'],
      nav: [
        { area: 'test-preparation', label: 'IELTS & PTE', order: 10 },
        { area: 'informations', label: 'IELTS and PTE', order: 40 },
      ],
      structuredData: [course(ieltsPte.path, 'IELTS & PTE preparation', ieltsPte.description)],
    },
    {
      ...sat,
      component: './pages/SatPage.tsx',
      data: './content/sat.ts',
      nav: [{ area: 'test-preparation', label: 'SAT', order: 20 }],
      structuredData: [course(sat.path, 'SAT preparation', sat.description)],
    },
  ],
  redirects: { '/plan/scores': `${pagePaths.ieltsPte}#scores` },
  provides: { testFacts: './content/testFacts.ts' },
  modules: import.meta.glob([
    './pages/*Page.tsx',
    './content/ieltsPte.ts',
    './content/sat.ts',
    './content/testFacts.ts',
  ]),
});
