/** `pnpm rollback <name> [version]`: makes a former version live again, by default the one before. */
import { sitePaths } from '../paths.ts';
import { rollback } from '../release/rollback.ts';
import { readRelease } from '../store/releases.ts';
import { UserError } from '../userError.ts';
import { command } from './command.ts';
import { printWait, seconds } from './progress.ts';
import { releaseLines } from './report.ts';

await command(async () => {
  const [, , name, wanted] = process.argv;
  if (name === undefined)
    throw new UserError('Name the package to roll back: `pnpm rollback <name> [version]`.');
  const start = performance.now();
  const paths = sitePaths();
  const options = { doing: `rollback of ${name}`, onWait: printWait };
  const { version, ...result } = await rollback(paths, name, wanted, options);
  const stored = await readRelease(paths, name, version);
  console.log((await releaseLines(paths, result, stored, seconds(start))).join('\n'));
});
