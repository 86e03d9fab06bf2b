import { endGracefully, readConfig, startServer } from 'server';
import { openSite } from '../releases/openSite.ts';
import { buildSite } from './build.ts';
import { command, runFrom } from './command.ts';

export default await runFrom(
  import.meta.filename,
  command(
    'start',
    'Builds what changed, composes the site and serves it. PORT and HOST say where; see docs/serving.md.',
  ).action(async () => {
    // Read before the build, so that a wrong variable is reported at once and not after a minute.
    const config = readConfig(process.env);
    const site = openSite();
    await buildSite(site);
    const siteDir = process.env.SITE_DIR ? config.siteDir : site.current;
    const server = await startServer({ ...config, siteDir });
    endGracefully(server);
    console.log(`\nThe site is at ${server.url}  (Ctrl+C ends it)`);
  }),
);
