/** `pnpm release <name>`: builds that package only and makes it live. */
import { requirePackage } from '../build/packages.ts';
import { releasePackage } from '../build/releasePackage.ts';
import { layout } from '../paths.ts';
import { Refusal } from '../refusal.ts';
import { command } from './command.ts';
import { printWait, seconds } from './progress.ts';
import { releaseLines } from './report.ts';

await command(async () => {
  const [, , wanted, another] = process.argv;
  if (another !== undefined) throw new Refusal('One package is released at a time: name one.');
  const name = await requirePackage(wanted);
  const start = performance.now();
  const places = layout();
  const { stored, ...result } = await releasePackage(places, name, { onWait: printWait });
  console.log((await releaseLines(places, result, stored, seconds(start))).join('\n'));
});
