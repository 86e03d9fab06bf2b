import path from 'node:path';
import { readPosts } from './posts.ts';

/** What the editor asks beside the schemas: a sentence for each fault of the articles' texts below `src`. */
export default async function contentRules(src: string): Promise<string[]> {
  return readPosts(path.join(src, 'content/posts')).then(
    () => [],
    (error: Error) => error.message.split('\n'),
  );
}
