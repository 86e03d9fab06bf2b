/** `pnpm releases [name]`: what is live, and what was. */
import { sitePaths } from '../paths.ts';
import { releaseHistory } from '../release/releaseHistory.ts';
import { command } from './command.ts';
import { historyLines } from './report.ts';

await command(async () => {
  const history = await releaseHistory(sitePaths(), process.argv[2]);
  const lines = Object.entries(history).flatMap(([name, entries]) => historyLines(name, entries));
  console.log(lines.join('\n') || 'Nothing has been released yet: run `pnpm build`.');
});
