import { retire } from '../commands/retire.ts';
import { isPreview } from '../environments.ts';
import { removePreview } from '../store/previews.ts';
import { UsageError } from '../userError.ts';
import { command, environmentOption } from './command.ts';
import { printUnsigned, printWait, seconds } from './progress.ts';
import { pagesLine } from './report.ts';
import { siteNamed } from './siteNamed.ts';

await command({
  usage:
    'pnpm retire <package> --to <path> [--env <environment>] [--dry-run] [--json] | pnpm retire preview/<name>',
  help: `Takes a remote from the live site. Its addresses lead to the page at the path from then on, with status 308.
Or deletes a preview.

  --to        the page that takes the place of its pages, such as /services
  --env       staging; production by default
  --dry-run   says what would happen, and changes nothing
  --json      as JSON: { environment, dryRun, addresses, rendered, pages }`,
  options: {
    ...environmentOption,
    to: { type: 'string' },
    json: { type: 'boolean', default: false },
    'dry-run': { type: 'boolean', default: false },
  },
  maxArguments: 1,
  run: async ({ env, to, 'dry-run': dryRun, json }, name) => {
    if (name === undefined) throw new UsageError('No package is named: name the one to retire.');
    if (isPreview(name)) {
      if (!dryRun) await removePreview(siteNamed(name), { onWait: printWait });
      return console.log(`${name} ${dryRun ? 'would be' : 'is'} deleted.`);
    }
    if (to === undefined)
      throw new UsageError(
        'The addresses of its pages need a target: name the page that takes their place, such as --to /services.',
      );
    const site = siteNamed(env);
    await printUnsigned(site);
    if (isPreview(site.environment))
      throw new UsageError(
        'A preview has all packages that are live in production: none can be retired there.',
      );
    const start = performance.now();
    const options = { doing: `retirement of ${name}`, onWait: json ? undefined : printWait, dryRun };
    const { addresses, ...result } = await retire(site, name, to, options);
    if (json) {
      const { rendered, pages } = result;
      return console.log(
        JSON.stringify({ environment: site.environment, dryRun, addresses, rendered, pages }, null, 2),
      );
    }
    console.log(`${name} ${dryRun ? 'would be' : 'is'} retired (${seconds(start)}).`);
    for (const address of addresses) console.log(`  ${address} leads to ${to}`);
    console.log(`  ${pagesLine(result)}`);
  },
});
