import path from 'node:path';
import { readPosts } from './posts.ts';

/** The editor's check of the articles below `src`: the faults of every article that is refused, a sentence each. */
export default async function contentRules(src: string): Promise<string[]> {
  return readPosts(path.join(src, 'content/posts')).then(
    () => [],
    (error: Error) => error.message.split('\n'),
  );
}
