import { startSite } from '../commands/start.ts';
import { command, run } from './command.ts';
import { buildProgress } from './progress.ts';
import { siteToCompose } from './siteNamed.ts';

await run(
  command(
    'start',
    'Builds what changed, composes the site and serves it. PORT and HOST say where; see docs/serving.md.',
  ).action(async () => {
    await siteToCompose(undefined);
    console.log('Building what changed…');
    const url = await startSite(buildProgress());
    console.log(`\nThe site is at ${url}  (Ctrl+C ends it)`);
  }),
);
