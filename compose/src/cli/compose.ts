import { followStore } from '../commands/compose.ts';
import { command, environmentOption, run } from './command.ts';
import { printUnsigned, printWait, seconds } from './progress.ts';
import { pagesLine } from './report.ts';
import { siteNamed } from './siteNamed.ts';

await run(
  command(
    'compose',
    "Makes this machine's site follow the store: fetches releases that are new there, composes the site and switches to it. Changes nothing where the site is up to date.",
  )
    .option(...environmentOption)
    .option('--json', 'as JSON: { environment, changed, rendered, pages }')
    .action(async ({ env, json }) => {
      const start = performance.now();
      const site = siteNamed(env);
      await printUnsigned(site);
      const { changed, ...result } = await followStore(site, {
        onWait: json ? undefined : printWait,
      });
      if (json) {
        const { rendered, pages } = result;
        return console.log(
          JSON.stringify({ environment: site.environment, changed, rendered, pages }, null, 2),
        );
      }
      const sentence = changed ? pagesLine(result) : 'The live site is up to date';
      console.log(`${sentence} (${seconds(start)}).`);
    }),
);
