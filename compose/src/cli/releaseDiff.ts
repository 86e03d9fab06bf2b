import type { Release } from '@sayapatri/contract/release';
import { releaseSize } from '../release/releaseSize.ts';
import type { Site } from '../store/openSite.ts';
import { type RegistryEntry, type ReleaseSize, readRegistry } from '../store/registry.ts';
import { readRelease } from '../store/releases.ts';
import { shortVersion } from '../store/versions.ts';
import { findVersion, releasesOf } from './findVersion.ts';
import { shortCommit, sizeLine } from './report.ts';

interface ReleaseDiff {
  from: string;
  to: string;
  /** Paths; a page counts as changed if its head, its code or its content differs. */
  pages: { added: string[]; removed: string[]; changed: string[] };
  size: { from: ReleaseSize; to: ReleaseSize };
  /** The dependencies whose versions differ, by name; a version is null where the release lacks the dependency. */
  packages: Record<string, { from: string | null; to: string | null }>;
  /** The known commits of both releases and of the releases between them, newest first. */
  commits: { version: string; commit: string; author?: string | undefined; message?: string | undefined }[];
}

/**
 * What differs between two kept releases of a package. Versions may be shortened to their first letters. Throws a UserError
 * when the package or a version is unknown, or a release is damaged.
 */
export async function releaseDiff(site: Site, name: string, from: string, to: string): Promise<ReleaseDiff> {
  const registry = await readRegistry(site);
  const history = releasesOf(registry, name);
  const older = findVersion(registry, name, from);
  const newer = findVersion(registry, name, to);
  const before = await readRelease(site, name, older);
  const after = await readRelease(site, name, newer);
  const places = [older, newer].map((version) => history.findIndex((entry) => entry.version === version));
  const between = history.slice(Math.min(...places), Math.max(...places) + 1);
  return {
    from: older,
    to: newer,
    pages: pagesDiff(before.release, after.release),
    size: { from: await releaseSize(before), to: await releaseSize(after) },
    packages: packagesDiff(packagesOf(history, older), packagesOf(history, newer)),
    commits: between.flatMap(({ version, commit, author, message }) =>
      commit === undefined ? [] : [{ version, commit, author, message }],
    ),
  };
}

type Texts = Readonly<Record<string, string>>;

const differing = (from: Texts, to: Texts) =>
  [...new Set([...Object.keys(to), ...Object.keys(from)])].filter((name) => from[name] !== to[name]);

const packagesOf = (history: readonly RegistryEntry[], wanted: string): Texts | undefined =>
  history.find(({ version }) => version === wanted)?.packages;

/** The dependencies whose versions differ; empty unless both releases record their dependencies. */
function packagesDiff(from: Texts | undefined, to: Texts | undefined): ReleaseDiff['packages'] {
  if (from === undefined || to === undefined) return {};
  const versions = (name: string) => ({ from: from[name] ?? null, to: to[name] ?? null });
  const names = differing(from, to).sort();
  return Object.fromEntries(names.map((name) => [name, versions(name)]));
}

function pagesDiff(before: Release, after: Release): ReleaseDiff['pages'] {
  const [from, to] = [pagesOf(before), pagesOf(after)];
  const paths = differing(from, to);
  return {
    added: paths.filter((path) => from[path] === undefined),
    removed: paths.filter((path) => to[path] === undefined),
    changed: paths.filter((path) => from[path] !== undefined && to[path] !== undefined),
  };
}

/** By path, everything that makes up the page as one text, so that pages can be compared. */
const pagesOf = ({ pages, files }: Release): Texts =>
  Object.fromEntries(
    pages.map((page) => [
      page.path,
      JSON.stringify([page, page.files.map((file) => files[file]?.integrity)]),
    ]),
  );

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
