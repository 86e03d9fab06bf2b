import { releaseSize } from '../release/releaseSize.ts';
import type { Site } from '../store/openSite.ts';
import { type RegistryEntry, type ReleaseSize, readRegistry } from '../store/registry.ts';
import { isWithdrawn } from '../store/registryChanges.ts';
import { findRelease } from '../store/releases.ts';
import { shortVersion } from '../store/versions.ts';
import { command, environmentOption, printJson, runFrom, siteNamed } from './command.ts';
import { releasesOf } from './findVersion.ts';
import { shortCommit, sizeLine } from './report.ts';

interface HistoryEntry extends RegistryEntry {
  state: 'live' | 'former' | 'rolled back';
  /** Undefined when the release is missing or damaged. */
  content: { pages: string[]; size: ReleaseSize } | undefined;
}

/** Every package's kept releases, newest first; of `name` alone if given. Throws a UserError for an unknown name. */
export async function releaseHistory(site: Site, name?: string): Promise<Record<string, HistoryEntry[]>> {
  const registry = await readRegistry(site);
  const history: Record<string, HistoryEntry[]> = {};
  for (const released of name === undefined ? Object.keys(registry.history).sort() : [name]) {
    const entries = releasesOf(registry, released).map(async (entry): Promise<HistoryEntry> => {
      const { version } = entry;
      const former = isWithdrawn(registry, released, version) ? 'rolled back' : 'former';
      const state = registry.live[released] === version ? 'live' : former;
      const stored = await findRelease(site, released, version);
      const content = stored && {
        pages: stored.release.pages.map((page) => page.path),
        size: await releaseSize(stored),
      };
      return { ...entry, state, content };
    });
    history[released] = await Promise.all(entries);
  }
  return history;
}

/** One package's releases, the live one with its pages. */
function historyLines(name: string, entries: readonly HistoryEntry[]): string[] {
  return [
    name,
    ...entries.flatMap(({ version, at, commit, author, message, state, content }) => {
      const moment = at.slice(0, 16).replace('T', ' ');
      const size = content ? sizeLine(content.size) : 'missing or damaged';
      const pages = content ? `, ${content.pages.length} pages` : '';
      return [
        `  ${shortVersion(version)}  ${moment} UTC  ${state.padEnd(11)}  ${size}${pages}`,
        ...(state === 'live' && content?.pages.length ? [`      ${content.pages.join(', ')}`] : []),
        ...(commit ? [`      ${shortCommit(commit)} by ${author}: ${message}`] : []),
      ];
    }),
  ];
}

export default await runFrom(
  import.meta.filename,
  command(
    'releases',
    "Lists what is live, and what was, newest first: version, when it went live, its size, the live one's pages, and the commit that it was built from.",
  )
    .argument('[package]')
    .option(...environmentOption)
    .option(
      '--json',
      'as JSON: by package a list of { version, at, commit, author, message, size, state, content }',
    )
    .action(async (name, { env, json }) => {
      const site = siteNamed(env);
      const history = await releaseHistory(site, name);
      if (json) return printJson(history);
      const lines = Object.entries(history).flatMap(([released, entries]) => historyLines(released, entries));
      console.log(lines.join('\n') || `Nothing has been released to ${site.environment} yet.`);
    }),
);
