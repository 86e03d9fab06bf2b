import { followStore } from '../commands/compose.ts';
import { openSite } from '../site.ts';
import { command } from './command.ts';
import { printWait, seconds } from './progress.ts';
import { pagesLine } from './report.ts';

await command({
  usage: 'pnpm compose',
  help: `Makes this machine's site follow the store: fetches releases that are new there, composes the site and switches
to it. Changes nothing where the site is up to date.`,
  maxArguments: 0,
  run: async () => {
    const start = performance.now();
    const { changed, ...result } = await followStore(openSite(), { onWait: printWait });
    const sentence = changed ? pagesLine(result) : 'The live site is up to date';
    console.log(`${sentence} (${seconds(start)}).`);
  },
});
