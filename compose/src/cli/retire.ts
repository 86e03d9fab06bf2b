import type { Release } from '@sayapatri/contract/release';
import { UsageError, UserError } from '@sayapatri/contract/userError';
import { isPreview } from '../environments.ts';
import type { Site } from '../releases/openSite.ts';
import { removePreview } from '../releases/previews.ts';
import { withRetired } from '../releases/registryChanges.ts';
import { addressesOf } from '../render/checkReleases.ts';
import { command, runFrom, siteNamed, siteToCompose } from './command.ts';
import { knownNames } from './findVersion.ts';
import { pagesLine } from './report.ts';
import { type LiveUpdate, updateLive } from './updateLive.ts';

/**
 * Takes a remote from the live site and redirects its addresses, which it returns, to the page `to`; former addresses
 * that led to its pages then lead there too. Builds ignore its present sources. Throws a UserError when the package
 * is the shell or not live, when no other package has the page `to`, and when another package links to its pages or uses
 * its datasets.
 */
export async function retire(
  site: Site,
  name: string,
  to: string,
): Promise<LiveUpdate & { addresses: string[] }> {
  let addresses: string[] = [];
  const result = await updateLive(
    site,
    (registry, live) => {
      addresses = addressesOf(releaseToRetire(live, name, to));
      return withRetired(registry, name, addresses, to);
    },
    {},
  );
  return { ...result, addresses };
}

function releaseToRetire(live: readonly Release[], name: string, to: string): Release {
  if (name === 'shell')
    throw new UserError(
      "The shell is the frame of every page and can't be retired: release another version of it instead.",
    );
  const release = live.find((candidate) => candidate.name === name);
  const others = live.filter((candidate) => candidate !== release);
  if (release === undefined)
    throw new UserError(`${name} is not live: ${knownNames(others.map((other) => other.name))}.`);
  if (!others.some(({ pages }) => pages.some(({ path }) => path === to)))
    throw new UserError(`${to} is no page of the site without ${name}: name one that stays.`);
  return release;
}

export default await runFrom(
  import.meta.filename,
  command(
    'retire',
    'Takes a remote from the live site. Its addresses lead to the page at the path from then on, with status 308. Or deletes a preview.',
  )
    .argument('<package>', 'a remote, or a preview such as preview/new-prices')
    .usage('<package> --to <path> [options] | preview/<name>')
    .option('--to <path>', 'the page that takes the place of its pages, such as /services')
    .option('--env <environment>', 'staging; production by default')
    .action(async (name, { env, to }) => {
      if (isPreview(name)) {
        await removePreview(siteNamed(name));
        return console.log(`${name} is deleted.`);
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
      const { addresses, ...result } = await retire(site, name, to);
      console.log(`${name} is retired.`);
      for (const address of addresses) console.log(`  ${address} leads to ${to}`);
      console.log(`  ${pagesLine(result)}`);
    }),
);
