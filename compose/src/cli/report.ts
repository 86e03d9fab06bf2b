/** Formats releases for the commands' output. */

import type { Matrix } from '../commands/matrix.ts';
import type { ReleaseDiff } from '../commands/releaseDiff.ts';
import type { ReleaseHealth, VersionHealth } from '../commands/releaseHealth.ts';
import type { HistoryEntry } from '../commands/releases.ts';
import { releaseSize } from '../release/releaseSize.ts';
import type { LiveUpdate } from '../release/updateLive.ts';
import type { ComposeResult } from '../site/compose.ts';
import type { RegistryPlace, Site } from '../store/openSite.ts';
import type { ReleaseSize } from '../store/registry.ts';
import { findRelease, type StoredRelease } from '../store/releases.ts';
import { shortVersion } from '../store/versions.ts';
import { seconds } from './progress.ts';

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

const bytesMore = (bytes: number) => (bytes === 0 ? 'as before' : `${bytes > 0 ? '+' : ''}${bytes} bytes`);

/** Number and size of browser files, with the difference from a former release. */
function sizeLine(size: ReleaseSize, former?: ReleaseSize): string {
  const change = former ? `, ${bytesMore(size.brotli - former.brotli)}` : '';
  return `${size.files} browser files, ${kilobytes(size.bytes)} (${kilobytes(size.brotli)} brotli${change})`;
}

/** Which pages were written, and how many stayed unchanged. */
export function pagesLine({ rendered, pages }: Pick<ComposeResult, 'rendered' | 'pages'>): string {
  const shown = rendered.slice(0, 8).join(', ');
  const more = rendered.length > 8 ? ` and ${rendered.length - 8} more` : '';
  return `${rendered.length} of ${pages} pages written${shown ? `: ${shown}${more}` : ''}`;
}

/** What a release, a promotion or a rollback of packages has changed, in lines. */
async function releaseLines(
  site: Site,
  { before, changed, ...result }: LiveUpdate,
  released: readonly StoredRelease[],
  { time, dryRun }: { time: string; dryRun: boolean },
): Promise<string[]> {
  const where = site.environment === 'production' ? 'live' : `live in ${site.environment}`;
  const lines: string[] = [];
  for (const stored of released) {
    const { name, version } = stored.release;
    const replaced = before.live[name] === version ? undefined : before.live[name];
    const former = replaced && (await findRelease(site, name, replaced));
    const release = `${name} ${shortVersion(version)}`;
    if (!changed) lines.push(`${release} is ${where} already, nothing has changed (${time}).`);
    else
      lines.push(
        `${release} ${dryRun ? 'would be' : 'is'} ${where}${replaced ? `, in place of ${shortVersion(replaced)}` : ''} (${time}).`,
        `  ${sizeLine(await releaseSize(stored), former ? await releaseSize(former) : undefined)}`,
      );
  }
  return changed ? [...lines, `  ${pagesLine(result)}`] : lines;
}

/** The same changes as JSON, for `--json`. */
async function releaseJson(
  { environment }: RegistryPlace,
  { before, changed, rendered, pages }: LiveUpdate,
  released: readonly StoredRelease[],
  dryRun: boolean,
): Promise<string> {
  const releases = released.map(async (stored) => {
    const { name, version } = stored.release;
    return { name, version, inPlaceOf: before.live[name] ?? null, size: await releaseSize(stored) };
  });
  const all = { environment, dryRun, changed, releases: await Promise.all(releases), rendered, pages };
  return JSON.stringify(all, null, 2);
}

/** Prints the same changes, as lines or as JSON; `start` is when the command began, by `performance.now()`. */
export async function printUpdate(
  site: Site,
  update: LiveUpdate,
  released: readonly StoredRelease[],
  { start, dryRun, json }: { start: number; dryRun: boolean; json: boolean | undefined },
): Promise<void> {
  if (json) return console.log(await releaseJson(site, update, released, dryRun));
  console.log((await releaseLines(site, update, released, { time: seconds(start), dryRun })).join('\n'));
}

export const printJson = (value: unknown) => console.log(JSON.stringify(value, null, 2));

/** The commit's first characters, and whether the sources differed from it. */
const shortCommit = (commit: string) =>
  commit.slice(0, 10) + (commit.endsWith('-changed') ? ', changed,' : '');

/** One package's releases, the live one with its pages. */
export function historyLines(name: string, entries: readonly HistoryEntry[]): string[] {
  return [
    name,
    ...entries.flatMap(({ version, at, commit, author, message, state, content }) => {
      const moment = at.slice(0, 16).replace('T', ' ');
      const size = content ? sizeLine(content.size) : 'missing or damaged';
      const pages = content ? `, ${content.pages.length} pages` : '';
      const line = `  ${shortVersion(version)}  ${moment} UTC  ${state.padEnd(11)}  ${size}${pages}`;
      const isLive = state === 'live' && content?.pages.length;
      return [
        line,
        ...(isLive ? [`      ${content.pages.join(', ')}`] : []),
        ...(commit ? [`      ${shortCommit(commit)} by ${author}: ${message}`] : []),
      ];
    }),
  ];
}

const versionHealth = ({ version, visits, errors, per1000 }: VersionHealth) =>
  per1000 === undefined
    ? `${shortVersion(version)} no visits yet`
    : `${shortVersion(version)} ${per1000.toFixed(1)} of 1,000 (${errors} in ${visits} visits)`;

/** Errors of 1,000 visits by package, the live version beside the one before, in lines. */
export function healthLines({ packages, telemetry }: ReleaseHealth): string[] {
  const lines = packages.map(
    ({ name, live, former }) =>
      `${name.padEnd(20)}  ${versionHealth(live)}${former ? `; before: ${versionHealth(former)}` : ''}`,
  );
  const isOff =
    'Telemetry is off: the pages of the site composed here report no visits. TELEMETRY=on turns it on (docs/operating.md).';
  return telemetry ? lines : [...lines, isOff];
}

/** What differs between two releases of a package, in lines. */
export function diffLines(name: string, { from, to, pages, size, packages, commits }: ReleaseDiff): string[] {
  return [
    `${name} from ${shortVersion(from)} to ${shortVersion(to)}`,
    `  ${sizeLine(size.to, size.from)}`,
    ...Object.entries(pages).flatMap(([change, paths]) =>
      paths.map((page: string) => `  ${change}: ${page}`),
    ),
    ...Object.entries(packages).map(
      ([dependency, version]) =>
        `  package: ${dependency} ${version.from ?? 'new'} -> ${version.to ?? 'gone'}`,
    ),
    ...commits.map(({ commit, author, message }) => `  ${shortCommit(commit)} by ${author}: ${message}`),
  ];
}

/** What each live release was built with, as a table, and what a next shell waits for, in lines. */
export function matrixLines({ packages, upgrades }: Matrix): string[] {
  const rows = packages.map(({ name, version, contract, oldestContract = contract, shared, builtWith }) => [
    name,
    shortVersion(version),
    oldestContract === contract ? `${contract}` : `${oldestContract} to ${contract}`,
    shared,
    ...['react', '@mui/material', '@sayapatri/build'].map((library) => builtWith[library] ?? 'not said'),
  ]);
  const table = [['package', 'version', 'contract', 'shared', 'React', 'MUI', 'kit'], ...rows];
  const widths = (table[0] ?? []).map((_, column) =>
    Math.max(...table.map((row) => row[column]?.length ?? 0)),
  );
  return [
    ...table.map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    ),
    '',
    ...upgrades.map(({ step, blockedBy }) =>
      blockedBy.length === 0
        ? `${step}: nothing waits`
        : `${step}: first, or together, ${blockedBy.join(', ')}`,
    ),
  ];
}
