/** Formats releases for the commands' output. */
import { releaseSize } from '../release/releaseSize.ts';
import type { LiveUpdate } from '../release/updateLive.ts';
import type { ComposeResult } from '../site/compose.ts';
import type { Site } from '../store/openSite.ts';
import type { ReleaseSize } from '../store/registry.ts';
import type { StoredRelease } from '../store/releases.ts';
import { shortVersion } from '../store/versions.ts';
import { printJson, seconds } from './command.ts';

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

export const sizeLine = ({ files, bytes, brotli }: ReleaseSize) =>
  `${files} browser files, ${kilobytes(bytes)} (${kilobytes(brotli)} brotli)`;

export function pagesLine({ rendered, pages }: Pick<ComposeResult, 'rendered' | 'pages'>): string {
  const shown = rendered.slice(0, 8).join(', ');
  const more = rendered.length > 8 ? ` and ${rendered.length - 8} more` : '';
  return `${rendered.length} of ${pages} pages written${shown ? `: ${shown}${more}` : ''}`;
}

/** The commit's first characters, and whether the sources differed from it. */
export const shortCommit = (commit: string) =>
  commit.slice(0, 10) + (commit.endsWith('-changed') ? ', changed,' : '');

/** Prints what a release, a promotion or a rollback of packages has changed, as lines or as JSON. */
export async function printUpdate(
  site: Site,
  { before, changed, rendered, pages }: LiveUpdate,
  released: readonly StoredRelease[],
  { dryRun = false, json }: { dryRun?: boolean; json?: boolean | undefined } = {},
): Promise<void> {
  const { environment } = site;
  const releases = await Promise.all(
    released.map(async (stored) => {
      const { name, version } = stored.release;
      return { name, version, inPlaceOf: before.live[name] ?? null, size: await releaseSize(stored) };
    }),
  );
  if (json) return printJson({ environment, dryRun, changed, releases, rendered, pages });
  const where = environment === 'production' ? 'live' : `live in ${environment}`;
  for (const { name, version, inPlaceOf, size } of releases) {
    const release = `${name} ${shortVersion(version)}`;
    if (!changed) {
      console.log(`${release} is ${where} already, nothing has changed (${seconds()}).`);
      continue;
    }
    const replaced = inPlaceOf === version ? null : inPlaceOf;
    console.log(
      `${release} ${dryRun ? 'would be' : 'is'} ${where}${replaced ? `, in place of ${shortVersion(replaced)}` : ''} (${seconds()}).`,
    );
    console.log(`  ${sizeLine(size)}`);
  }
  if (changed) console.log(`  ${pagesLine({ rendered, pages })}`);
}
