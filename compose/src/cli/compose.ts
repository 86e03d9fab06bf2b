import { followStore } from '../commands/compose.ts';
import { environmentNamed } from '../environments.ts';
import { openSite } from '../site.ts';
import { command, environmentOption } from './command.ts';
import { printWait, seconds } from './progress.ts';
import { pagesLine } from './report.ts';

await command({
  usage: 'pnpm compose [--env <environment>]',
  help: `Makes this machine's site follow the store: fetches releases that are new there, composes the site and switches
to it. Changes nothing where the site is up to date.

  --env   staging, or a preview such as preview/new-prices; production by default`,
  options: environmentOption,
  maxArguments: 0,
  run: async ({ env }) => {
    const start = performance.now();
    const { changed, ...result } = await followStore(openSite(undefined, environmentNamed(env)), {
      onWait: printWait,
    });
    const sentence = changed ? pagesLine(result) : 'The live site is up to date';
    console.log(`${sentence} (${seconds(start)}).`);
  },
});
