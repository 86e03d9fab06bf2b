import type { Release } from '@sayapatri/contract/release';
import { UserError } from '@sayapatri/contract/userError';
import { openSite, type Site } from '../releases/openSite.ts';
import { withRetired } from '../releases/registryChanges.ts';
import { addressesOf } from '../render/checkReleases.ts';
import { command, environmentOption, runFrom } from './command.ts';
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
    'Takes a remote from the live site. Its addresses lead to the page at the path from then on, with status 308.',
  )
    .argument('<package>')
    .requiredOption('--to <path>', 'the page that takes the place of its pages, such as /services')
    .addOption(environmentOption('--env <environment>'))
    .action(async (name, { env, to }) => {
      const { addresses, ...result } = await retire(openSite(undefined, env), name, to);
      console.log(`${name} is retired.`);
      for (const address of addresses) console.log(`  ${address} leads to ${to}`);
      console.log(`  ${pagesLine(result)}`);
    }),
);
