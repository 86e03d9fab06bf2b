/** Where things are on disk. Everything the commands write is below one folder. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectRoot = path.resolve(fileURLToPath(import.meta.url), '../../..');

/** Absolute paths below the folder that SITE_ROOT names. */
export interface SitePaths {
  /** The folder itself. */
  root: string;
  /** Composed sites, one folder each. */
  sites: string;
  /** Symbolic link to the live site. */
  current: string;
  /** Server builds copied together for prerendering. */
  render: string;
  /** Held by the one command that is changing the site. */
  lock: string;
}

/** The paths below `root`, by default the folder that SITE_ROOT names, or `var` in the project. */
export function sitePaths(
  root: string = path.resolve(process.env.SITE_ROOT || path.join(projectRoot, 'var')),
): SitePaths {
  return {
    root,
    sites: path.join(root, 'sites'),
    current: path.join(root, 'current'),
    render: path.join(root, 'render'),
    lock: path.join(root, 'lock'),
  };
}
