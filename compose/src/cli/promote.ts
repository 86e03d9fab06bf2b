import { promote } from '../commands/promote.ts';
import { requirePackages } from '../packageBuilds/packages.ts';
import { UsageError } from '../userError.ts';
import { allowLessOption, command, run } from './command.ts';
import { printWait } from './progress.ts';
import { printUpdate } from './report.ts';
import { siteNamed, siteToCompose } from './siteNamed.ts';

await run(
  command(
    'promote',
    "Makes the release of the package that is live in staging live in production. Nothing is built: the very same files are checked and tried in production's site. Several packages go live together, or none.",
  )
    .argument('[package...]')
    .usage('<package …> [options]')
    .option('--from <environment>', 'a preview, such as preview/new-prices', 'staging')
    .option('--to <environment>', 'staging; production by default')
    .option('--dry-run', 'checks and tries it, and leaves the live site as it is')
    .option(...allowLessOption)
    .option('--json', 'as JSON: { environment, dryRun, changed, releases, rendered, pages }')
    .action(async (packages, { from, to, dryRun = false, allowLess, json }) => {
      const names = await requirePackages(packages);
      const source = siteNamed(from);
      const site = await siteToCompose(to);
      if (source.environment === site.environment)
        throw new UsageError('--from and --to name the same environment: name two different ones.');
      const start = performance.now();
      const options = { onWait: json ? undefined : printWait, dryRun, allowLess };
      const { promoted, ...result } = await promote(site, names, source, options);
      await printUpdate(site, result, promoted, { start, dryRun, json });
    }),
);
