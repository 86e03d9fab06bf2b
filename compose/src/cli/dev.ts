import { developInside, startCatalogue, startDevelopment } from '../commands/dev.ts';
import { requirePackage, requirePackages } from '../packageBuilds/packages.ts';
import { isInstalled } from '../paths.ts';
import { repository } from '../repository.ts';
import { UsageError } from '../userError.ts';
import { command, run } from './command.ts';

/** Serves the remote until it is ended. React stays the production build, as that is what a live shell provides. */
async function develop(site: string, [name = '', another]: string[]): Promise<void> {
  if (another !== undefined || name === 'shell')
    throw new UsageError('--site serves one remote inside a live site: name one remote.');
  const { url, shared } = await developInside(site, name);
  console.log(`${name} is inside ${site} at ${url}  (Ctrl+C ends it)`);
  if (shared !== undefined) console.log(`Its shell provides shared ${shared}.`);
}

await run(
  command('dev', repository.dev)
    .argument('[remote...]', repository.devNames)
    .option(
      '--site <address>',
      'serves the one remote inside the live site at this address, whose shell, other remotes and data stay as they are; no release is needed, and nothing is sent there',
    )
    .action(async (names, { site }) => {
      if (site !== undefined) return develop(site, await requirePackages(names));
      if (isInstalled)
        throw new UsageError(
          'The shell is not in this repository: name the site to work in after two dashes, such as -- --site https://www.example.com.',
        );
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
