/** Where things are on disk. Everything the commands write stands below one folder. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { openStore } from './store/openStore.ts';
import type { Store } from './store/store.ts';

export const projectRoot = path.resolve(fileURLToPath(import.meta.url), '../../..');

export interface SitePaths {
  /** The folder itself. */
  root: string;
  /** `live.json`, which says what is live, and immutable releases: `releases/<name>/<version>/`. */
  store: Store;
  /** Composed sites, one folder each. */
  sites: string;
  /** Symbolic link to the live site. */
  current: string;
  /** Server builds laid out for prerendering. */
  render: string;
  /** Held by the one command that is changing the site. */
  lock: string;
}

/**
 * The paths below `root`, by default the folder named by SITE_ROOT or `var` in the project; with the store that
 * RELEASE_STORE names, by default the same folder. Throws a UserError when that is no store's address.
 */
export function sitePaths(
  root: string = path.resolve(process.env.SITE_ROOT || path.join(projectRoot, 'var')),
): SitePaths {
  return {
    root,
    store: openStore(process.env.RELEASE_STORE, root),
    sites: path.join(root, 'sites'),
    current: path.join(root, 'current'),
    render: path.join(root, 'render'),
    lock: path.join(root, 'lock'),
  };
}
