/** Where things are on disk. Everything the commands write stands below one folder. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectRoot = path.resolve(fileURLToPath(import.meta.url), '../../..');

export interface Layout {
  /** Immutable releases: `<name>/<version>/`. */
  releases: string;
  /** Which release of each package is live. */
  registry: string;
  /** Composed sites, one folder each. */
  sites: string;
  /** Symbolic link to the live site. */
  current: string;
  /** Server builds laid out for prerendering. */
  render: string;
  /** Held by the one command that is changing the site. */
  lock: string;
}

/** The layout below `root`, by default the folder named by SITE_ROOT or `var` in the project. */
export function layout(
  root: string = path.resolve(process.env.SITE_ROOT || path.join(projectRoot, 'var')),
): Layout {
  return {
    releases: path.join(root, 'releases'),
    registry: path.join(root, 'registry.json'),
    sites: path.join(root, 'sites'),
    current: path.join(root, 'current'),
    render: path.join(root, 'render'),
    lock: path.join(root, 'lock'),
  };
}
