/**
 * Publishes a build in a process of its own, for tests of several processes: `<root> <dist> [<inside> <goOn>]`. When the
 * next site is composed, the process writes its number into the file `inside`, and waits for the file `goOn`.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { publishReleases } from '../cli/publishReleases.ts';
import { openSite } from '../releases/openSite.ts';
import { storeRelease } from '../releases/releases.ts';

const [, , root, dist = '', inside, goOn = ''] = process.argv;
const site = openSite(root);
const stored = await storeRelease(site, dist);
await publishReleases(site, [stored], {
  tryPages: async () => {
    if (inside === undefined) return;
    writeFileSync(inside, `${process.pid}`);
    while (!existsSync(goOn)) await setTimeout(20);
  },
});
