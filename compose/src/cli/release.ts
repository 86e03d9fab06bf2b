import { releasePackages } from '../commands/release.ts';
import { requirePackages } from '../packageBuilds/packages.ts';
import { asTyped } from '../repository.ts';
import { allowLessOption, command, run } from './command.ts';
import { printWait } from './progress.ts';
import { printUpdate } from './report.ts';
import { siteToCompose } from './siteNamed.ts';

await run(
  command(
    'release',
    'Builds that package, checks it, tries its pages in a browser and makes it live. No other package is built. Several packages go live together, or none.',
  )
    .argument('[package...]')
    .usage('<package …> [options]')
    .option(
      '--to <environment>',
      'staging, or a preview such as preview/new-prices: a site of its own with everything that is live in production and what is released to it; production by default',
    )
    .option('--dry-run', 'builds, checks and tries it, and leaves the live site as it is')
    .option(
      '--review',
      'takes pictures of the tried pages at 360 and 1280 px, and shows them before and after in one HTML file',
    )
    .option(...allowLessOption)
    .option('--json', 'as JSON: { environment, dryRun, changed, releases, rendered, pages }')
    .action(async (packages, { to, dryRun = false, review = false, allowLess, json }) => {
      const names = await requirePackages(packages);
      const start = performance.now();
      const site = await siteToCompose(to);
      const options = { onWait: json ? undefined : printWait, dryRun, review, allowLess };
      const { released, review: file, ...result } = await releasePackages(site, names, options);
      await printUpdate(site, result, released, { start, dryRun, json });
      if (file !== undefined && !json) console.log(`  before and after: ${file}`);
      if (dryRun || json) return;
      if (site.environment !== 'production') return console.log(`  its site is ${site.current}`);
      const undo = names.filter((name) => result.changed && result.before.live[name]);
      for (const name of undo) console.log(asTyped(`  to take it back: \`pnpm rollback ${name}\``));
    }),
);
