import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { allowLessOption, command, printWait, siteNamed } from '../cli/command.ts';
import { releasePackages } from '../cli/release.ts';
import { printUpdate } from '../cli/report.ts';
import { requirePackages } from '../packageBuilds/packages.ts';
import { projectRoot, sitePaths } from '../paths.ts';
import { updateLive } from '../release/updateLive.ts';
import { liveFolder, switchSite } from '../site/switchSite.ts';
import { FolderStore } from '../store/folderStore.ts';
import type { LockOptions } from '../store/lock.ts';
import type { Site } from '../store/openSite.ts';
import { layeredStore } from './layeredStore.ts';

/**
 * Makes the copy of the live site to which the build is compared, and from which the pages come that stay as they are. It
 * is copied where the live site is on this machine, and composed otherwise.
 */
async function followLive(site: Site, live: Site, onWait: LockOptions['onWait']): Promise<void> {
  const folder = await liveFolder(live);
  const copy = path.join(site.sites, path.basename(folder ?? ''));
  if (folder !== undefined && (await liveFolder(site)) !== copy) {
    await cp(folder, copy, { recursive: true });
    await switchSite(site, copy);
  }
  await updateLive(site, (registry) => registry, { doing: 'check', onWait });
}

export default command(
  'check',
  'Builds these remotes, checks them and tries their pages in a browser beside all that is live. Nothing is uploaded, and no key is needed.',
)
  .argument('[remote...]')
  .usage('<remote …> [options]')
  .option('--to <environment>', 'staging, or a preview such as preview/new-prices; production by default')
  .option(...allowLessOption)
  .option('--json', 'as JSON: { environment, dryRun, changed, releases, rendered, pages }')
  .action(async (packages, { to, allowLess, json }) => {
    const names = await requirePackages(packages);
    const live = siteNamed(to);
    const root = path.join(projectRoot, 'var/check');
    const site = {
      ...live,
      ...sitePaths(root, live.environment),
      // Unsigned builds stay on this machine, so they need no signer; what is live has been checked by its own site.
      owners: new Map(),
      store: layeredStore(new FolderStore(root), live.store),
    };
    const onWait = json ? undefined : printWait;
    await rm(path.join(root, 'releases'), { recursive: true, force: true });
    await followLive(site, live, onWait);
    const { released, ...result } = await releasePackages(site, names, { onWait, dryRun: true, allowLess });
    await printUpdate(site, result, released, { dryRun: true, json });
  });
