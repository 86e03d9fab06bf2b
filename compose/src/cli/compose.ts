import { followStore } from '../commands/compose.ts';
import { command, environmentOption, run } from './command.ts';
import { printWait, seconds } from './progress.ts';
import { pagesLine, printJson } from './report.ts';
import { siteToCompose } from './siteNamed.ts';

await run(
  command(
    'compose',
    "Makes this machine's site follow the store: fetches releases that are new there, composes the site and switches to it. Changes nothing where the site is up to date.",
  )
    .option(...environmentOption)
    .option('--json', 'as JSON: { environment, changed, rendered, pages }')
    .action(async ({ env, json }) => {
      const start = performance.now();
      const site = await siteToCompose(env);
      const onWait = json ? undefined : printWait;
      const { changed, rendered, pages } = await followStore(site, { onWait });
      if (json) return printJson({ environment: site.environment, changed, rendered, pages });
      const sentence = changed ? pagesLine({ rendered, pages }) : 'The live site is up to date';
      console.log(`${sentence} (${seconds(start)}).`);
    }),
);
