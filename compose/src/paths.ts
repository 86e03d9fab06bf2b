/** Where things are on disk. Everything the commands write is below one folder. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The sites that one store holds. */
export const environments = ['production', 'staging'] as const;

export type Environment = (typeof environments)[number];

/** The environment's folder below the store's root, which is also the prefix of its keys in the store. */
export const folderOf = (environment: Environment) => (environment === 'production' ? '' : environment);

const own = path.resolve(fileURLToPath(import.meta.url), '../../..');

/** True where the commands are installed as a package, for remotes in a repository of their own. */
export const isInstalled = own.split(path.sep).includes('node_modules');

/** The folder that holds the remotes: this repository, or the one in which an installed command is started. */
export const projectRoot = isInstalled ? process.cwd() : own;

/** Absolute paths of one environment, below the folder that SITE_ROOT names. */
export interface SitePaths {
  /** The folder that SITE_ROOT names, which both environments share. */
  root: string;
  /** Composed sites, one folder each. */
  sites: string;
  /** Symbolic link to the live site. */
  current: string;
  /** The lock folder, held by the one command that is changing the site. */
  lock: string;
}

const defaultRoot = () => path.resolve(process.env.SITE_ROOT || path.join(projectRoot, 'var'));

/** The paths of an environment below `root`, by default the folder that SITE_ROOT names, or `var` in the project. */
export function sitePaths(root: string = defaultRoot(), environment: Environment = 'production'): SitePaths {
  const folder = path.join(root, folderOf(environment));
  return {
    root,
    sites: path.join(folder, 'sites'),
    current: path.join(folder, 'current'),
    lock: path.join(folder, 'lock'),
  };
}
