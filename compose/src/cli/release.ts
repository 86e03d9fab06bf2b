/** `pnpm release <name>`: builds that package only and makes it live. */
import { requirePackage } from '../build/packages.ts';
import { releasePackage } from '../build/releasePackage.ts';
import { sitePaths } from '../paths.ts';
import { UserError } from '../userError.ts';
import { command } from './command.ts';
import { printWait, seconds } from './progress.ts';
import { releaseLines } from './report.ts';

await command(async () => {
  const [, , wanted, another] = process.argv;
  if (another !== undefined) throw new UserError('One package is released at a time: name one.');
  const name = await requirePackage(wanted);
  const start = performance.now();
  const paths = sitePaths();
  const { stored, ...result } = await releasePackage(paths, name, { onWait: printWait });
  console.log((await releaseLines(paths, result, stored, seconds(start))).join('\n'));
});
