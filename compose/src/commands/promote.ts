import { type PublishOptions, publishReleases } from '../release/publishReleases.ts';
import type { LiveUpdate } from '../release/updateLive.ts';
import type { Site } from '../store/openSite.ts';
import { readRegistry } from '../store/registry.ts';
import { readRelease, type StoredRelease } from '../store/releases.ts';
import { withBrowserTrial } from '../trial/withBrowserTrial.ts';
import { UserError } from '../userError.ts';

interface PromoteResult extends LiveUpdate {
  promoted: StoredRelease[];
}

/**
 * Makes the releases of packages that are live in the environment `from` live in the environment of `site`, without
 * building anything: the very same files, which pass the same checks as a release. Throws a UserError when one is not
 * live in `from`, or fails a check; what is live then stays as it was.
 */
export async function promote(
  site: Site,
  names: readonly string[],
  from: Site,
  options: Pick<PublishOptions, 'onWait' | 'dryRun' | 'allowLess'> = {},
): Promise<PromoteResult> {
  const promoted = await liveIn(from, names);
  const doing = `promotion of ${names.join(', ')}`;
  return withBrowserTrial(async ({ prepare, tryPages }) => {
    prepare();
    return { ...(await publishReleases(site, promoted, { ...options, doing, tryPages })), promoted };
  });
}

/** The releases of these packages that are live in an environment, with what they were built from. */
export async function liveIn(from: Site, names: readonly string[]): Promise<StoredRelease[]> {
  const { live, history } = await readRegistry(from);
  return Promise.all(
    names.map(async (name) => {
      const version = live[name];
      if (version === undefined)
        throw new UserError(
          `${name} is not live in ${from.environment}: run \`pnpm release ${name} --to ${from.environment}\` first.`,
        );
      const { commit, author, message, packages } =
        history[name]?.find((entry) => entry.version === version) ?? {};
      const origin = { commit, author, message, packages };
      return { ...(await readRelease(from, name, version)), origin };
    }),
  );
}
