import type { Release } from '@sayapatri/contract/release';
import { liveReleases } from '../release/liveReleases.ts';
import { refuse, siteChecks } from '../release/publishReleases.ts';
import { type LiveUpdate, type LiveUpdateOptions, updateLive } from '../release/updateLive.ts';
import { addressesOf } from '../site/checkReleases.ts';
import type { Site } from '../store/openSite.ts';
import type { Registry } from '../store/registry.ts';
import { withRetired } from '../store/registryChanges.ts';
import { UserError } from '../userError.ts';
import { knownNames } from './findVersion.ts';

interface RetireResult extends LiveUpdate {
  /** The addresses that are redirected from now on. */
  addresses: string[];
}

/**
 * Takes a remote from the live site and redirects its addresses to the page `to`; addresses of packages retired before
 * that led to its pages follow. Builds then ignore its present sources. Throws a UserError when the package is the shell
 * or not live, when no other package has the page `to`, and when another package links to its pages or uses its datasets.
 */
export async function retire(
  site: Site,
  name: string,
  to: string,
  options: Omit<LiveUpdateOptions, 'check' | 'trial'>,
): Promise<RetireResult> {
  let addresses: string[] = [];
  const change = async (registry: Registry) => {
    const live = await liveReleases(site, registry);
    addresses = addressesOf(retired(live, name, to));
    return withRetired(registry, name, addresses, to);
  };
  const result = await updateLive(site, change, { ...options, ...siteChecks(site, { onFault: refuse }) });
  return { ...result, addresses };
}

function retired(live: readonly Release[], name: string, to: string): Release {
  if (name === 'shell')
    throw new UserError(
      "The shell is the frame of every page and can't be retired: release another version of it instead.",
    );
  const release = live.find((candidate) => candidate.name === name);
  const others = live.filter((candidate) => candidate !== release);
  if (release === undefined)
    throw new UserError(`${name} is not live: ${knownNames(others.map((other) => other.name))}.`);
  if (!others.some(({ pages }) => pages.some(({ path }) => path === to)))
    throw new UserError(`${to} is no page of the site without ${name}: name one that stays.`);
  return release;
}
