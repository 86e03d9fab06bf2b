import type { PageDefinition } from '@sayapatri/contract';
import type { PageHeads } from '../schema/pages.ts';
import data from './pages.json';
import { paths, type ShellPath } from './paths.ts';

/** What a page's head contains. */
interface PageHead extends Pick<PageDefinition, 'title' | 'description' | 'indexed'> {
  path: ShellPath;
}

/** Pages that search engines don't list. */
const unlisted: readonly string[] = [paths.teamSlider, paths.offline];

export const pages: readonly PageHead[] = Object.entries(data as PageHeads).map(([page, head]) => {
  const path = paths[page as keyof PageHeads];
  return { path, ...head, ...(unlisted.includes(path) ? { indexed: false } : {}) };
});
