import { startCatalogue, startDevelopment } from '../commands/dev.ts';
import { requirePackage } from '../packageBuilds/packages.ts';
import { command, run } from './command.ts';

await run(
  command(
    'dev',
    'Serves the shell and all remotes from source, each on its own port, with fast refresh. With names, only the shell and those remotes come from source, all others from their live releases.',
  )
    .argument(
      '[remote...]',
      'remotes, or `shared` for the catalogue of the design system: every component and drawing in light and dark',
    )
    .action(async (names) => {
      process.env.NODE_ENV = 'development';
      if (names.includes('shared')) {
        console.log(`The catalogue is at ${await startCatalogue()}  (Ctrl+C ends it)`);
        if (names.length === 1) return;
      }
      const wanted = await Promise.all(names.filter((name) => name !== 'shared').map(requirePackage));
      const { url, fromSource, fromReleases, missing } = await startDevelopment(wanted);
      console.log(`The site is at ${url}  (Ctrl+C ends it)`);
      console.log(`From source: ${fromSource.join(', ')}`);
      if (fromReleases.length > 0) console.log(`Released: ${fromReleases.join(', ')}`);
      if (missing.length > 0)
        console.log(`Not shown, because never released: ${missing.join(', ')} (\`pnpm build\` releases all)`);
    }),
);
