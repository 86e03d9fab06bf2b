import { UserError } from '@sayapatri/contract/userError';
import { tryInBrowser } from '../checks/tryPages.ts';
import { openSite, type Site } from '../releases/openSite.ts';
import { readRegistry } from '../releases/registry.ts';
import { readRelease, type StoredRelease } from '../releases/releases.ts';
import { allowLessOption, command, packageArgument, runFrom } from './command.ts';
import { publishReleases } from './publishReleases.ts';
import { printUpdate } from './report.ts';

/**
 * The releases of these packages that are live in the staging of the site's store, with their origins where it knows them.
 * Throws a UserError when one is not live there.
 */
export async function liveInStaging(site: Site, names: readonly string[]): Promise<StoredRelease[]> {
  const { live, history } = await readRegistry({ store: site.store, environment: 'staging' });
  return Promise.all(
    names.map(async (name) => {
      const version = live[name];
      if (version === undefined)
        throw new UserError(
          `${name} is not live in staging: run \`pnpm release ${name} --to staging\` first.`,
        );
      const origin = history[name]?.find((entry) => entry.version === version);
      return { ...(await readRelease(site, name, version)), origin };
    }),
  );
}

export default await runFrom(
  import.meta.filename,
  command(
    'promote',
    "Makes the release of the package that is live in staging live in production. Nothing is built: the very same files are checked and tried in production's site. Several packages go live together, or none.",
  )
    .addArgument(await packageArgument('<package...>'))
    .option(...allowLessOption)
    .action(async (packages, { allowLess }) => {
      const site = openSite();
      const promoted = await liveInStaging(site, packages);
      const result = await publishReleases(site, promoted, { allowLess, tryPages: tryInBrowser });
      printUpdate(site, result, promoted);
    }),
);
