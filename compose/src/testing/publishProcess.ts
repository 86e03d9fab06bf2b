/** Publishes a build in a process of its own, for tests of several processes: `<root> <dist>`. */
import { printWait } from '../cli/progress.ts';
import { publishReleases } from '../release/publishReleases.ts';
import { openSite } from '../store/openSite.ts';
import { storeRelease } from '../store/releases.ts';

const [, , root, dist = ''] = process.argv;
const site = openSite(root);
const stored = await storeRelease(site, dist);
await publishReleases(site, [stored], { doing: `release of ${stored.release.name}`, onWait: printWait });
