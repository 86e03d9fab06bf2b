/** Formats releases for the commands' output. */

import type { Site } from '../releases/openSite.ts';
import type { ReleaseSize } from '../releases/registry.ts';
import { releaseSize } from '../releases/releaseSize.ts';
import type { StoredRelease } from '../releases/releases.ts';
import { shortVersion } from '../releases/versions.ts';
import type { ComposeResult } from '../render/compose.ts';
import { seconds } from './command.ts';
import type { LiveUpdate } from './updateLive.ts';

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

/** Prints what a release, a promotion or a rollback of packages has changed. */
export async function printUpdate(
  { environment }: Site,
  { before, changed, rendered, pages }: LiveUpdate,
  released: readonly StoredRelease[],
  { dryRun = false } = {},
): Promise<void> {
  const where = environment === 'production' ? 'live' : `live in ${environment}`;
  for (const stored of released) {
    const { name, version } = stored.release;
    const release = `${name} ${shortVersion(version)}`;
    if (!changed) {
      console.log(`${release} is ${where} already, nothing has changed (${seconds()}).`);
      continue;
    }
    const former = before.live[name];
    const replaced = former && former !== version ? `, in place of ${shortVersion(former)}` : '';
    console.log(`${release} ${dryRun ? 'would be' : 'is'} ${where}${replaced} (${seconds()}).`);
    console.log(`  ${sizeLine(await releaseSize(stored))}`);
  }
  if (changed) console.log(`  ${pagesLine({ rendered, pages })}`);
}
