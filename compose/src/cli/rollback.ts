import { rollback } from '../commands/rollback.ts';
import { readRelease } from '../store/releases.ts';
import { UsageError } from '../userError.ts';
import { command, run } from './command.ts';
import { printWait } from './progress.ts';
import { printUpdate } from './report.ts';
import { siteToCompose } from './siteNamed.ts';

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
      const site = await siteToCompose(env);
      const options = { doing: `rollback of ${name}`, onWait: json ? undefined : printWait, dryRun };
      const { version, ...result } = await rollback(site, name, wanted, options);
      const stored = await readRelease(site, name, version);
      await printUpdate(site, result, [stored], { start, dryRun, json });
    }),
);
