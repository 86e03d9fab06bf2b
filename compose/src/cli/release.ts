import { withBrowserTrial } from '../checks/trial/withBrowserTrial.ts';
import { buildRelease } from '../packageBuilds/buildRelease.ts';
import { requirePackages } from '../packageBuilds/packages.ts';
import type { Site } from '../releases/openSite.ts';
import { readRegistry } from '../releases/registry.ts';
import type { StoredRelease } from '../releases/releases.ts';
import { requireSigner } from '../releases/signatures.ts';
import { checkAgainstShell } from '../render/checkReleases.ts';
import { liveReleases } from '../render/snapshot.ts';
import { allowLessOption, command, printWait, runFrom, siteToCompose } from './command.ts';
import { type PublishOptions, publishReleases } from './publishReleases.ts';
import { printUpdate } from './report.ts';
import type { LiveUpdate } from './updateLive.ts';

/**
 * Builds packages, tries their pages in a browser and publishes them together; no other package is built or changed. Throws
 * a UserError when one is refused; the live site then stays as it was.
 */
async function releasePackages(
  site: Site,
  names: readonly string[],
  options: Pick<PublishOptions, 'dryRun' | 'allowLess'>,
): Promise<LiveUpdate & { released: readonly StoredRelease[] }> {
  requireSigner(site, names);
  const released: StoredRelease[] = [];
  const result = await withBrowserTrial(async ({ prepare, tryPages }) => {
    const live = names.includes('shell') ? [] : await liveReleases(site, await readRegistry(site));
    const shell = live.find(({ name }) => name === 'shell');
    let anyBuilt = false;
    for (const name of names) {
      const { stored, built } = await buildRelease(site, name, {
        onWait: printWait,
        examine: (remote) => shell && checkAgainstShell(remote, shell),
      });
      released.push(stored);
      anyBuilt ||= built;
    }
    // Only now, because a build that fails or is refused needs no browser.
    if (anyBuilt) prepare();
    const doing = `release of ${names.join(', ')}`;
    return publishReleases(site, released, { doing, onWait: printWait, tryPages, ...options });
  });
  return { ...result, released };
}

export default await runFrom(
  import.meta.filename,
  command(
    'release',
    'Builds the package, checks it, tries its pages in a browser and makes it live. No other package is built. Several packages go live together, or none.',
  )
    .argument('[package...]')
    .usage('<package …> [options]')
    .option(
      '--to <environment>',
      'staging, or a preview such as preview/new-prices: a site of its own with everything that is live in production and what is released to it; production by default',
    )
    .option('--dry-run', 'builds, checks and tries it, and leaves the live site as it is')
    .option(...allowLessOption)
    .action(async (packages, { to, dryRun = false, allowLess }) => {
      const names = await requirePackages(packages);
      const site = await siteToCompose(to);
      const { released, ...result } = await releasePackages(site, names, { dryRun, allowLess });
      await printUpdate(site, result, released, { dryRun });
      if (dryRun) return;
      if (site.environment !== 'production') return console.log(`  its site is ${site.current}`);
      const undo = names.filter((name) => result.changed && result.before.live[name]);
      for (const name of undo) console.log(`  to take it back: \`pnpm rollback ${name}\``);
    }),
);
