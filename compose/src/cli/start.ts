/** `pnpm start`: builds what changed, composes the site and serves it. */
import { endGracefully, readConfig, startServer } from 'server';
import { buildSite } from '../build/buildSite.ts';
import { sitePaths } from '../paths.ts';
import { command } from './command.ts';
import { printedProgress } from './progress.ts';

await command(async () => {
  // Read before the build: a bad variable should not cost a minute.
  const config = readConfig(process.env);
  const paths = sitePaths();
  const progress = printedProgress();
  console.log('Building what changed…');
  progress.onComposed(await buildSite(paths, progress));
  const server = await startServer({
    ...config,
    siteDir: process.env.SITE_DIR ? config.siteDir : paths.current,
  });
  endGracefully(server);
  console.log(`\nThe site is at ${server.url}  (Ctrl+C ends it)`);
});
