import { UserError } from '@sayapatri/contract/userError';
import { openSite, type Site } from '../releases/openSite.ts';
import { previousVersion, withRollback } from '../releases/registryChanges.ts';
import { readRelease } from '../releases/releases.ts';
import { command, environmentOption, runFrom } from './command.ts';
import { findVersion, versionList } from './findVersion.ts';
import { printUpdate } from './report.ts';
import { type LiveUpdate, updateLive } from './updateLive.ts';

/**
 * Makes a former version of a package live again, by default the one before, and returns that version. The version that
 * was live is withdrawn, so `build` and `start` leave it out. Throws a UserError that lists the versions when `wanted` is
 * none of them, or there is none before.
 */
export async function rollback(
  site: Site,
  name: string,
  wanted?: string,
): Promise<LiveUpdate & { version: string }> {
  let version = '';
  const result = await updateLive(site, (registry) => {
    const list = versionList(registry, name);
    const former =
      wanted === undefined ? previousVersion(registry, name) : findVersion(registry, name, wanted);
    if (former === undefined)
      throw new UserError(`${name} has no former version to go back to by itself: name one of ${list}.`);
    version = former;
    return withRollback(registry, name, version, new Date());
  });
  return { ...result, version };
}

export default await runFrom(
  import.meta.filename,
  command(
    'rollback',
    'Makes a former version of the package live again, by default the one before. `pnpm releases <package>` lists them.',
  )
    .argument('<package>')
    .argument('[version]', 'may be shortened to its first letters')
    .addOption(environmentOption('--env <environment>'))
    .action(async (name, wanted, { env }) => {
      const site = openSite(undefined, env);
      const { version, ...result } = await rollback(site, name, wanted);
      printUpdate(site, result, [await readRelease(site, name, version)]);
    }),
);
