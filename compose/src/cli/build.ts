import os from 'node:os';
import path from 'node:path';
import { UserError } from '@sayapatri/contract/userError';
import { oldFacts } from '@sayapatri/facts/read';
import { type TryPages, tryInBrowser } from '../checks/tryPages.ts';
import { mapWithLimit } from '../mapWithLimit.ts';
import { buildRelease } from '../packageBuilds/buildRelease.ts';
import { releasedPackages } from '../packageBuilds/packages.ts';
import { projectRoot } from '../paths.ts';
import { openSite, type Site } from '../releases/openSite.ts';
import { isWithdrawn } from '../releases/registryChanges.ts';
import { allowLessOption, command, runFrom } from './command.ts';
import { publishReleases } from './publishReleases.ts';

/**
 * Builds the packages that changed, stores them and publishes all of them at once; prints each step. A build that was
 * rolled back is left out until its sources change or it is released by name. With `tryPages`, pages are tried and each
 * broken rule refuses the build; without it, a rule that does not break the site is a warning. Throws a UserError when a
 * package can't be built or published; the live site then stays as it was.
 */
export async function buildSite(
  site: Site,
  { allowLess, tryPages }: { allowLess?: boolean | undefined; tryPages?: TryPages | undefined } = {},
): Promise<void> {
  console.log('Building what changed…');
  const names = await releasedPackages();
  const releases = await mapWithLimit(names, Math.min(os.availableParallelism(), 4), async (name) => {
    const { stored, built } = await buildRelease(site, name);
    console.log(`  ${built ? 'built' : 'unchanged'}  ${name}`);
    return stored;
  });
  const { changed, rendered, registry } = await publishReleases(site, releases, {
    allowLess,
    respectWithdrawn: true,
    tryPages,
    onWarning: tryPages ? undefined : (sentence) => console.warn(`  warning: ${sentence}`),
  });
  for (const { release } of releases)
    if (isWithdrawn(registry, release.name, release.version))
      console.log(
        `  ${release.name} stays rolled back; \`pnpm release ${release.name}\` makes its present sources live`,
      );
  console.log(changed ? `  composed ${rendered.length} pages` : '  the live site is up to date');
}

/** The figures on the site that are due for a check, a sentence each. Throws a UserError for an incomplete facts file. */
async function figuresToCheck(): Promise<string[]> {
  const folders = [...(await releasedPackages()), 'shared/facts'];
  const old = folders.map((folder) => oldFacts(path.join(projectRoot, folder)));
  const found = await Promise.all(old).catch(({ message }: Error) => {
    throw new UserError(message);
  });
  return found.flat();
}

export default await runFrom(
  import.meta.filename,
  command('build', 'Builds every package whose sources changed and composes the site.')
    .option(
      '--gate',
      'refuses whatever a release by name would be refused for: a page over its budget, or one that fails in a browser. Without it, a page over its budget is a warning, and no browser is needed',
    )
    .option(...allowLessOption)
    .action(async ({ gate: isGated, allowLess }) => {
      const old = await figuresToCheck();
      await buildSite(openSite(), {
        allowLess,
        tryPages: isGated ? tryInBrowser : undefined,
      });
      for (const fact of old) console.log(`To be checked: ${fact}`);
    }),
);
