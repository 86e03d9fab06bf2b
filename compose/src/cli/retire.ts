import { retire } from '../commands/retire.ts';
import { openSite } from '../site.ts';
import { UsageError } from '../userError.ts';
import { command } from './command.ts';
import { printWait, seconds } from './progress.ts';
import { pagesLine } from './report.ts';

await command({
  usage: 'pnpm retire <package> --to <path> [--dry-run]',
  help: `Takes a remote from the live site. Its addresses lead to the page at the path from then on, with status 308.

  --to        the page that takes the place of its pages, such as /services
  --dry-run   says what would happen, and changes nothing`,
  options: { to: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
  maxArguments: 1,
  run: async ({ to, 'dry-run': dryRun }, name) => {
    if (name === undefined) throw new UsageError('No package is named: name the one to retire.');
    if (to === undefined)
      throw new UsageError(`Its addresses would lead nowhere: say with --to which page takes their place.`);
    const start = performance.now();
    const options = { doing: `retirement of ${name}`, onWait: printWait, dryRun };
    const { addresses, ...result } = await retire(openSite(), name, to, options);
    console.log(`${name} ${dryRun ? 'would be' : 'is'} retired (${seconds(start)}).`);
    for (const address of addresses) console.log(`  ${address} leads to ${to}`);
    console.log(`  ${pagesLine(result)}`);
  },
});
