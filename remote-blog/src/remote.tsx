import { defineRemote } from '@sayapatri/contract';
import { listPage } from './listPage.ts';

export default defineRemote({
  name: 'remote-blog',
  pages: [listPage],
  collection: './articles.ts',
  modules: import.meta.glob(['./articles.ts', './pages/BlogListPage.tsx', './content/postList.ts']),
});
