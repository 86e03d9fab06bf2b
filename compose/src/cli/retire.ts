import { retire } from '../commands/retire.ts';
import { isPreview } from '../environments.ts';
import { removePreview } from '../store/previews.ts';
import { UsageError } from '../userError.ts';
import { command, run } from './command.ts';
import { printWait, seconds } from './progress.ts';
import { pagesLine, printJson } from './report.ts';
import { siteNamed, siteToCompose } from './siteNamed.ts';

await run(
  command(
    'retire',
    'Takes a remote from the live site. Its addresses lead to the page at the path from then on, with status 308. Or deletes a preview.',
  )
    .argument('[package]', 'a remote, or a preview such as preview/new-prices')
    .usage('<package> --to <path> [options] | preview/<name>')
    .option('--to <path>', 'the page that takes the place of its pages, such as /services')
    .option('--env <environment>', 'staging; production by default')
    .option('--dry-run', 'says what would happen, and changes nothing')
    .option('--json', 'as JSON: { environment, dryRun, addresses, rendered, pages }')
    .action(async (name, { env, to, dryRun = false, json }) => {
      if (name === undefined) throw new UsageError('No package is named: name the one to retire.');
      if (isPreview(name)) {
        if (!dryRun) await removePreview(siteNamed(name), { onWait: printWait });
        return console.log(`${name} ${dryRun ? 'would be' : 'is'} deleted.`);
      }
      if (to === undefined)
        throw new UsageError(
          'The addresses of its pages need a target: name the page that takes their place, such as --to /services.',
        );
      const site = await siteToCompose(env);
      if (isPreview(site.environment))
        throw new UsageError(
          'A preview has all packages that are live in production: none can be retired there.',
        );
      const start = performance.now();
      const options = { doing: `retirement of ${name}`, onWait: json ? undefined : printWait, dryRun };
      const { addresses, rendered, pages } = await retire(site, name, to, options);
      if (json) return printJson({ environment: site.environment, dryRun, addresses, rendered, pages });
      console.log(`${name} ${dryRun ? 'would be' : 'is'} retired (${seconds(start)}).`);
      for (const address of addresses) console.log(`  ${address} leads to ${to}`);
      console.log(`  ${pagesLine({ rendered, pages })}`);
    }),
);
