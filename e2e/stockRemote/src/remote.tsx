import { defineRemote } from '@sayapatri/contract';

export default defineRemote({
  name: 'remote-test-prep',
  pages: [{ path: '/ielts-pte', title: 'Stock', description: '', component: './Page.tsx' }],
  modules: { './Page.tsx': () => import('./Page.tsx') },
});
