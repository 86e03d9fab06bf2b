import { rm } from 'node:fs/promises';
import path from 'node:path';
import { allowLessOption, command, printWait, siteNamed } from '../cli/command.ts';
import { followStore } from '../cli/compose.ts';
import { releasePackages } from '../cli/release.ts';
import { printUpdate } from '../cli/report.ts';
import { requirePackages } from '../packageBuilds/packages.ts';
import { projectRoot, sitePaths } from '../paths.ts';
import { FolderStore } from '../store/folderStore.ts';
import type { Store } from '../store/store.ts';

/**
 * Layers two stores: writes go to `own`, and `below` is only read. Releases are looked up in `own` first; texts, such as
 * live.json, only in `below`.
 */
const layeredStore = (own: Store, below: Store): Store => ({
  address: (key) => own.address(key),
  read: (key) => below.read(key),
  replace: (key, content, tag) => own.replace(key, content, tag),
  add: (prefix, folder, files) => own.add(prefix, folder, files),
  checkout: async (prefix, afresh) => (await own.checkout(prefix, afresh)) ?? below.checkout(prefix, afresh),
  list: (prefix) => below.list(prefix),
  remove: (prefix) => own.remove(prefix),
});

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
      // The build stays on this machine, so it needs no signature, and the live site has checked its own releases.
      owners: new Map(),
      store: layeredStore(new FolderStore(root), live.store),
    };
    const onWait = json ? undefined : printWait;
    await rm(path.join(root, 'releases'), { recursive: true, force: true });
    // The build is compared with a copy of the live site, from which unchanged pages are taken.
    await followStore(site, { onWait });
    const { released, ...result } = await releasePackages(site, names, { onWait, dryRun: true, allowLess });
    await printUpdate(site, result, released, { dryRun: true, json });
  });
