import { openSite, type Site } from '../releases/openSite.ts';
import { type RegistryEntry, readRegistry } from '../releases/registry.ts';
import { isWithdrawn } from '../releases/registryChanges.ts';
import { shortVersion } from '../releases/versions.ts';
import { command, environmentOption, runFrom } from './command.ts';
import { releasesOf } from './findVersion.ts';

interface HistoryEntry extends RegistryEntry {
  state: 'live' | 'former' | 'rolled back';
}

/** Every package's kept releases, newest first; of `name` alone if given. Throws a UserError for an unknown name. */
export async function releaseHistory(site: Site, name?: string): Promise<Record<string, HistoryEntry[]>> {
  const registry = await readRegistry(site);
  const names = name === undefined ? Object.keys(registry.history).sort() : [name];
  const stateOf = (released: string, version: string) => {
    if (registry.live[released] === version) return 'live';
    return isWithdrawn(registry, released, version) ? 'rolled back' : 'former';
  };
  const history = names.map((released): [string, HistoryEntry[]] => [
    released,
    releasesOf(registry, released).map((entry) => ({ ...entry, state: stateOf(released, entry.version) })),
  ]);
  return Object.fromEntries(history);
}

function entryLines({ version, at, commit, author, message, state }: HistoryEntry): string[] {
  const moment = at.slice(0, 16).replace('T', ' ');
  const changed = commit?.endsWith('-changed') ? ', changed,' : '';
  return [
    `  ${shortVersion(version)}  ${moment} UTC  ${state}`,
    ...(commit ? [`      ${commit.slice(0, 10)}${changed} by ${author}: ${message}`] : []),
  ];
}

export default await runFrom(
  import.meta.filename,
  command(
    'releases',
    'Lists what is live, and what was, newest first: version, when it went live, and the commit that it was built from.',
  )
    .argument('[package]')
    .addOption(environmentOption('--env <environment>'))
    .action(async (name, { env }) => {
      const site = openSite(undefined, env);
      const history = await releaseHistory(site, name);
      const lines = Object.entries(history).flatMap(([released, entries]) => [
        released,
        ...entries.flatMap(entryLines),
      ]);
      console.log(lines.join('\n') || `Nothing has been released to ${site.environment} yet.`);
    }),
);
