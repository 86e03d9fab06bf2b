import path from 'node:path';
import type { Release } from '@sayapatri/contract/release';
import { buildRelease } from '../packageBuilds/buildRelease.ts';
import type { OnDefinition } from '../packageBuilds/runBuild.ts';
import { definitionFaults } from '../release/gate.ts';
import { liveReleases } from '../release/liveReleases.ts';
import { type PublishOptions, publishReleases, refuse } from '../release/publishReleases.ts';
import type { LiveUpdate } from '../release/updateLive.ts';
import { checkAgainstShell } from '../site/checkReleases.ts';
import type { Site } from '../store/openSite.ts';
import { readRegistry } from '../store/registry.ts';
import type { StoredRelease } from '../store/releases.ts';
import { requireSigner } from '../store/signatures.ts';
import { shortVersion } from '../store/versions.ts';
import { type BrowserTrial, withBrowserTrial } from '../trial/withBrowserTrial.ts';

interface ReleaseOptions extends Pick<PublishOptions, 'onWait' | 'dryRun' | 'allowLess'> {
  /** True takes pictures of the tried pages, before and after. */
  review?: boolean;
}

interface ReleaseResult extends LiveUpdate {
  released: StoredRelease[];
  /** The HTML file with the pictures; undefined without `review`, or if no page was tried. */
  review: string | undefined;
}

/**
 * Builds packages, tries their pages in a browser and publishes them together; no other package is built or changed. Throws
 * a UserError when one is refused; the live site then stays as it was.
 */
export async function releasePackages(
  site: Site,
  names: readonly string[],
  { onWait, dryRun, allowLess, review = false }: ReleaseOptions = {},
): Promise<ReleaseResult> {
  requireSigner(site, names);
  const released: StoredRelease[] = [];
  const reviewFile = () => {
    const versions = released.map(({ release: { name, version } }) => `${name}-${shortVersion(version)}`);
    return path.join(site.root, 'reviews', `${versions.join('+')}.html`);
  };
  const work = async ({ prepare, tryPages }: BrowserTrial) => {
    let anyBuilt = false;
    const registry = await readRegistry(site);
    const live = names.includes('shell') ? [] : await liveReleases(site, registry);
    const liveShell = live.find(({ name }) => name === 'shell');
    const examine = liveShell ? (remote: Release) => checkAgainstShell(remote, liveShell) : undefined;
    const onDefinition: OnDefinition = async (definition) => {
      const settings = { live: registry, isAlone: names.length === 1, allowLess: allowLess === true };
      for (const fault of await definitionFaults(site, definition, settings)) refuse(fault);
    };
    for (const name of names) {
      const { stored, built } = await buildRelease(site, name, { onWait, examine, onDefinition });
      released.push(stored);
      anyBuilt ||= built;
    }
    // Not while it is built: a build that fails or is refused needs no browser.
    if (anyBuilt) prepare();
    const options = { doing: `release of ${names.join(', ')}`, onWait, tryPages, dryRun, allowLess };
    return publishReleases(site, released, options);
  };
  const result = await withBrowserTrial(work, review ? { reviewFile } : {});
  return { ...result, released, review: review && result.changed ? reviewFile() : undefined };
}
