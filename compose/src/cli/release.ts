/** `pnpm release <name>`: builds that package only and makes it live. */
import { requirePackage } from '../build/packages.ts';
import { releasePackage } from '../build/releasePackage.ts';
import { layout } from '../paths.ts';
import { command } from './command.ts';
import { printWait, seconds } from './progress.ts';
import { releaseLines } from './report.ts';

await command(async () => {
  const name = await requirePackage(process.argv[2]);
  const start = performance.now();
  const places = layout();
  const { stored, ...result } = await releasePackage(places, name, { onWait: printWait });
  console.log((await releaseLines(places, result, stored, seconds(start))).join('\n'));
});
