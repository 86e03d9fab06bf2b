/** `pnpm compose`: makes this machine's site follow the store, where releases come from elsewhere. */
import { sitePaths } from '../paths.ts';
import { goLive } from '../release/goLive.ts';
import { command } from './command.ts';
import { printWait, seconds } from './progress.ts';
import { pagesLine } from './report.ts';

await command(async () => {
  const start = performance.now();
  const options = { doing: 'compose', onWait: printWait };
  const { changed, ...result } = await goLive(sitePaths(), (registry) => registry, options);
  const said = changed ? pagesLine(result) : 'The live site is up to date';
  console.log(`${said} (${seconds(start)}).`);
});
