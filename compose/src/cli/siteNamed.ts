import { environmentNamed } from '../environments.ts';
import { isInstalled } from '../paths.ts';
import { repository } from '../repository.ts';
import { openSite, type Site } from '../store/openSite.ts';
import { EnvironmentError } from '../userError.ts';
import { printUnsigned } from './progress.ts';

/**
 * The site of the environment that an option names, by default production. Throws an EnvironmentError where a repository of
 * remotes names no store, and as `environmentNamed` and `openSite` do.
 */
export function siteNamed(name: string | undefined): Site {
  const { RELEASE_STORE, SITE_ROOT } = process.env;
  if (isInstalled && !RELEASE_STORE && !SITE_ROOT)
    throw new EnvironmentError(`No store is named: ${repository.noShell}.`);
  return openSite(undefined, environmentNamed(name));
}

/** The same for a command that composes the site, which first says which packages it takes unsigned. */
export async function siteToCompose(name: string | undefined): Promise<Site> {
  const site = siteNamed(name);
  await printUnsigned(site);
  return site;
}
