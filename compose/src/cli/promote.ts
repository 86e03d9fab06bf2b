import { promote } from '../commands/promote.ts';
import { requirePackage } from '../packageBuilds/packages.ts';
import { UsageError } from '../userError.ts';
import { command } from './command.ts';
import { printUnsigned, printWait, seconds } from './progress.ts';
import { releaseJson, releaseLines } from './report.ts';
import { siteNamed } from './siteNamed.ts';

await command({
  usage: 'pnpm promote <package …> [--from <environment>] [--to <environment>] [--dry-run] [--json]',
  help: `Makes the release of the package that is live in staging live in production. Nothing is built: the very same files
are checked and tried in production's site. Several packages go live together, or none.

  --from      a preview, such as preview/new-prices; staging by default
  --to        staging; production by default
  --dry-run   checks and tries it, and leaves the live site as it is
  --json      as JSON: { environment, dryRun, changed, releases, rendered, pages }`,
  options: {
    from: { type: 'string', default: 'staging' },
    to: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
  maxArguments: Number.POSITIVE_INFINITY,
  run: async ({ from, to, 'dry-run': dryRun, json }, first, ...others) => {
    const names = [...new Set(await Promise.all([first, ...others].map(requirePackage)))];
    const source = siteNamed(from);
    const site = siteNamed(to);
    await printUnsigned(site);
    if (source.environment === site.environment)
      throw new UsageError('--from and --to name the same environment: name two different ones.');
    const start = performance.now();
    const options = { onWait: json ? undefined : printWait, dryRun };
    const { promoted, ...result } = await promote(site, names, source, options);
    if (json) return console.log(await releaseJson(site, result, promoted, dryRun));
    console.log((await releaseLines(site, result, promoted, { time: seconds(start), dryRun })).join('\n'));
  },
});
