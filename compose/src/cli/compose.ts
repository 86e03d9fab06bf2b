import { openSite, type Site } from '../releases/openSite.ts';
import { command, environmentOption, runFrom } from './command.ts';
import { pagesLine } from './report.ts';
import { type LiveUpdate, updateLive } from './updateLive.ts';

/** Makes this machine's site follow the store, where releases come from other machines. Throws as `updateLive` does. */
export const followStore = (site: Site): Promise<LiveUpdate> => updateLive(site, (registry) => registry);

export default await runFrom(
  import.meta.filename,
  command(
    'compose',
    "Makes this machine's site follow the store: fetches releases that are new there, composes the site and switches to it. Changes nothing where the site is up to date.",
  )
    .addOption(environmentOption('--env <environment>'))
    .action(async ({ env }) => {
      const update = await followStore(openSite(undefined, env));
      console.log(update.changed ? `${pagesLine(update)}.` : 'The live site is up to date.');
    }),
);
