/** A process of its own that makes a build live: `<root> <dist>`. For what can't be tried within one process. */
import { printWait } from '../cli/progress.ts';
import { sitePaths } from '../paths.ts';
import { makeLive } from '../release/makeLive.ts';
import { storeRelease } from '../store/releases.ts';

const [, , root, dist = ''] = process.argv;
const paths = sitePaths(root);
const stored = await storeRelease(paths, dist);
await makeLive(paths, [stored], { doing: `release of ${stored.release.name}`, onWait: printWait });
