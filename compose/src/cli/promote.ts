import { UsageError, UserError } from '@sayapatri/contract/userError';
import { tryInBrowser } from '../checks/tryPages.ts';
import type { Site } from '../releases/openSite.ts';
import { readRegistry } from '../releases/registry.ts';
import { readRelease, type StoredRelease } from '../releases/releases.ts';
import { allowLessOption, command, packageArgument, runFrom, siteNamed, siteToCompose } from './command.ts';
import { publishReleases } from './publishReleases.ts';
import { printUpdate } from './report.ts';

/**
 * The releases of these packages that are live in an environment, with their origins where the environment knows them.
 * Throws a UserError when one is not live there.
 */
export async function liveIn(from: Site, names: readonly string[]): Promise<StoredRelease[]> {
  const { live, history } = await readRegistry(from);
  return Promise.all(
    names.map(async (name) => {
      const version = live[name];
      if (version === undefined)
        throw new UserError(
          `${name} is not live in ${from.environment}: run \`pnpm release ${name} --to ${from.environment}\` first.`,
        );
      const origin = history[name]?.find((entry) => entry.version === version);
      return { ...(await readRelease(from, name, version)), origin };
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
    .option('--from <environment>', 'a preview, such as preview/new-prices', 'staging')
    .option('--to <environment>', 'staging; production by default')
    .option(...allowLessOption)
    .action(async (packages, { from, to, allowLess }) => {
      const source = siteNamed(from);
      const site = await siteToCompose(to);
      if (source.environment === site.environment)
        throw new UsageError('--from and --to name the same environment: name two different ones.');
      const promoted = await liveIn(source, packages);
      const result = await publishReleases(site, promoted, { allowLess, tryPages: tryInBrowser });
      printUpdate(site, result, promoted);
    }),
);
