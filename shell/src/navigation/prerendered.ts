import { documentPath } from './documentPath.ts';

/** The page that compose wrote into the open document: its path, and the HTML of its main element before React took it over. */
export const prerendered: { path: string; html: string } =
  typeof document === 'undefined'
    ? { path: '', html: '' }
    : { path: documentPath(), html: document.getElementById('main')?.innerHTML ?? '' };
