/**
 * Publishes a build in a process of its own, for tests of several processes: `<root> <dist> [<inside> <goOn>]`. With the
 * latter two it writes its number into the file `inside` when the next site is composed, and waits for the file `goOn`.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { printWait } from '../cli/progress.ts';
import { publishReleases } from '../release/publishReleases.ts';
import { openSite } from '../store/openSite.ts';
import { storeRelease } from '../store/releases.ts';

const [, , root, dist = '', inside, goOn = ''] = process.argv;
const site = openSite(root);
const stored = await storeRelease(site, dist);
const tryPages = async () => {
  if (inside === undefined) return;
  writeFileSync(inside, `${process.pid}`);
  while (!existsSync(goOn)) await setTimeout(20);
};
await publishReleases(site, [stored], {
  doing: `release of ${stored.release.name}`,
  onWait: printWait,
  tryPages,
});
