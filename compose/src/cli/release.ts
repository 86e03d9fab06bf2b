import { releasePackage } from '../commands/release.ts';
import { requirePackage } from '../packageBuilds/packages.ts';
import { openSite } from '../site.ts';
import { command } from './command.ts';
import { printWait, seconds } from './progress.ts';
import { releaseLines } from './report.ts';

await command({
  usage: 'pnpm release <package> [--dry-run]',
  help: `Builds that package, checks it, tries its pages in a browser and makes it live. No other package is built.

  --dry-run   builds, checks and tries it, and leaves the live site as it is`,
  options: { 'dry-run': { type: 'boolean', default: false } },
  maxArguments: 1,
  run: async ({ 'dry-run': dryRun }, wanted) => {
    const name = await requirePackage(wanted);
    const start = performance.now();
    const site = openSite();
    const { stored, ...result } = await releasePackage(site, name, { onWait: printWait, dryRun });
    console.log(
      (await releaseLines(site.store, result, stored, { time: seconds(start), dryRun })).join('\n'),
    );
  },
});
