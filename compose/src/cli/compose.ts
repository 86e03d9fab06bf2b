import type { LockOptions } from '../releases/lock.ts';
import type { Site } from '../releases/openSite.ts';
import { command, environmentOption, printWait, runFrom, seconds, siteToCompose } from './command.ts';
import { pagesLine } from './report.ts';
import { type LiveUpdate, updateLive } from './updateLive.ts';

/** Makes this machine's site follow the store, where releases come from other machines. Throws as `updateLive` does. */
export const followStore = (site: Site, { onWait }: Pick<LockOptions, 'onWait'> = {}): Promise<LiveUpdate> =>
  updateLive(site, (registry) => registry, { doing: 'compose', onWait });

export default await runFrom(
  import.meta.filename,
  command(
    'compose',
    "Makes this machine's site follow the store: fetches releases that are new there, composes the site and switches to it. Changes nothing where the site is up to date.",
  )
    .option(...environmentOption)
    .action(async ({ env }) => {
      const { changed, rendered, pages } = await followStore(await siteToCompose(env), { onWait: printWait });
      const sentence = changed ? pagesLine({ rendered, pages }) : 'The live site is up to date';
      console.log(`${sentence} (${seconds()}).`);
    }),
);
