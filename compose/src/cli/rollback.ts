import { rollback } from '../commands/rollback.ts';
import { readRelease } from '../store/releases.ts';
import { UsageError } from '../userError.ts';
import { command, run } from './command.ts';
import { printUnsigned, printWait, seconds } from './progress.ts';
import { releaseJson, releaseLines } from './report.ts';
import { siteNamed } from './siteNamed.ts';

await run(
  command(
    'rollback',
    'Makes a former version of the package live again, by default the one before. `pnpm releases <package>` lists them.',
  )
    .argument('[package]')
    .argument('[version]', 'may be shortened to its first letters')
    .usage('<package> [version] [options]')
    .option('--env <environment>', 'staging; production by default')
    .option('--dry-run', 'says what would happen, and changes nothing')
    .option('--json', 'as JSON: { environment, dryRun, changed, releases, rendered, pages }')
    .action(async (name, wanted, { env, dryRun = false, json }) => {
      if (name === undefined) throw new UsageError('No package is named: name the one to roll back.');
      const start = performance.now();
      const site = siteNamed(env);
      await printUnsigned(site);
      const options = { doing: `rollback of ${name}`, onWait: json ? undefined : printWait, dryRun };
      const { version, ...result } = await rollback(site, name, wanted, options);
      const stored = await readRelease(site, name, version);
      if (json) return console.log(await releaseJson(site, result, [stored], dryRun));
      console.log((await releaseLines(site, result, [stored], { time: seconds(start), dryRun })).join('\n'));
    }),
);
