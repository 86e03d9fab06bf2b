import { tryInBrowser } from '../checks/tryPages.ts';
import { buildRelease } from '../packageBuilds/buildRelease.ts';
import { openSite } from '../releases/openSite.ts';
import type { StoredRelease } from '../releases/releases.ts';
import { allowLessOption, command, environmentOption, packageArgument, runFrom } from './command.ts';
import { publishReleases } from './publishReleases.ts';
import { printUpdate } from './report.ts';

export default await runFrom(
  import.meta.filename,
  command(
    'release',
    'Builds the package, checks it, tries its pages in a browser and makes it live. No other package is built. Several packages go live together, or none.',
  )
    .addArgument(await packageArgument('<package...>'))
    .addOption(environmentOption('--to <environment>'))
    .option(...allowLessOption)
    .action(async (packages, { to, allowLess }) => {
      const site = openSite(undefined, to);
      const released: StoredRelease[] = [];
      for (const name of new Set(packages)) released.push((await buildRelease(site, name)).stored);
      const names = released.map(({ release }) => release.name);
      const result = await publishReleases(site, released, { tryPages: tryInBrowser, allowLess });
      printUpdate(site, result, released);
      if (site.environment !== 'production') return console.log(`  its site is ${site.current}`);
      const undo = names.filter((name) => result.changed && result.before.live[name]);
      for (const name of undo) console.log(`  to take it back: \`pnpm rollback ${name}\``);
    }),
);
