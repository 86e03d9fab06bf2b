import type { Release } from '@sayapatri/contract/release';
import type { ShareScope } from '@sayapatri/contract/takeShared';

/** What the published mf-manifest.json says of a release. */
type DescribedRelease = Required<
  Pick<Release, 'version' | 'contract' | 'oldestContract' | 'shared' | 'builtWith'>
>;

/** A remote's release, or the address of its source. */
export function releaseLine(entry: string | undefined, release: DescribedRelease | undefined): string {
  if (entry?.startsWith('http')) return `in place of its release, from source at ${entry}`;
  if (release === undefined) return 'its release is unknown';
  const { version, contract, oldestContract, shared, builtWith } = release;
  const contracts =
    oldestContract === contract ? `contract ${contract}` : `contracts ${oldestContract} to ${contract}`;
  const libraries = Object.entries(builtWith).map(([name, version]) => `${name} ${version}`);
  return [`release ${version.slice(0, 12)}`, contracts, `shared ${shared}`, ...libraries].join(', ');
}

/** The remote's files that this tab has loaded so far. */
export function filesLine(name: string, entries: readonly PerformanceResourceTiming[]): string {
  const own = entries.filter(({ name: address }) => new URL(address).pathname.startsWith(`/_/${name}/`));
  if (own.length === 0) return 'None of its files is loaded.';
  const bytes = own.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  const start = Math.min(...own.map(({ startTime }) => startTime));
  const end = Math.max(...own.map(({ responseEnd }) => responseEnd));
  return `${own.length} files, ${(bytes / 1000).toFixed(1)} kB, from ${Math.round(start)} to ${Math.round(end)} ms after the page was opened.`;
}

/** Who provides each shared module, and in which version. */
export const shareLines = (scope: ShareScope): string[] =>
  Object.entries(scope).map(([name, versions]) => {
    const given = Object.entries(versions).map(
      ([version, { from = 'unknown', loaded }]) =>
        `${version} of ${from}${loaded ? ', in use' : ', not loaded'}`,
    );
    return `${name}: ${given.join('; ')}`;
  });
