import { type LiveUpdate, updateLive } from '../release/updateLive.ts';
import type { LockOptions } from '../store/lock.ts';
import type { Site } from '../store/openSite.ts';

/** Makes this machine's site follow the store, where releases come from other machines. Throws as `updateLive` does. */
export const followStore = (site: Site, { onWait }: Pick<LockOptions, 'onWait'> = {}): Promise<LiveUpdate> =>
  updateLive(site, (registry) => registry, { doing: 'compose', onWait });
