import { defineRemote } from 'shared/contract';

export default defineRemote({
  name: 'remote-test-prep',
  pages: [
    {
      path: '/sat',
      title: 'SAT preparation',
      description: 'x',
      component: './pages/SatPage.tsx',
      nav: [{ area: 'test-preparation', label: 'SAT', order: 20 }],
    },
  ],
  modules: import.meta.glob(['./pages/*Page.tsx', './content/requirements.ts']),
});
