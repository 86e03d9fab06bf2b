/** `pnpm rollback <name> [version]`: makes a former version live again, by default the one before. */
import { layout } from '../paths.ts';
import { Refusal } from '../refusal.ts';
import { rollback } from '../release/rollback.ts';
import { readRelease } from '../store/releases.ts';
import { command } from './command.ts';
import { printWait, seconds } from './progress.ts';
import { releaseLines } from './report.ts';

await command(async () => {
  const [, , name, wanted] = process.argv;
  if (name === undefined)
    throw new Refusal('Name the package to roll back: `pnpm rollback <name> [version]`.');
  const start = performance.now();
  const places = layout();
  const options = { doing: `rollback of ${name}`, onWait: printWait };
  const { version, ...result } = await rollback(places, name, wanted, options);
  const stored = await readRelease(places, name, version);
  console.log((await releaseLines(places, result, stored, seconds(start))).join('\n'));
});
