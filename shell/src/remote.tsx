/** The shell's own pages, defined as any remote defines its own. */
import { defineRemote } from 'shared/contract';

export const shell = defineRemote({
  name: 'shell',
  pages: [
    {
      path: '/',
      title: 'Study abroad from Nepal',
      description: 'desc',
      component: './pages/HomePage.tsx',
      nav: [{ area: 'main', label: 'Home', order: 10 }],
    },
  ],
  modules: import.meta.glob('./pages/*Page.tsx'),
});

export default shell;
