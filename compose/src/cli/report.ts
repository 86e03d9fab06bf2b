/** What the commands that change a site print. */
import type { Site } from '../releases/openSite.ts';
import type { StoredRelease } from '../releases/releases.ts';
import { shortVersion } from '../releases/versions.ts';
import type { ComposeResult } from '../render/compose.ts';
import type { LiveUpdate } from './updateLive.ts';

export function pagesLine({ rendered, pages }: Pick<ComposeResult, 'rendered' | 'pages'>): string {
  const shown = rendered.slice(0, 8).join(', ');
  const more = rendered.length > 8 ? ` and ${rendered.length - 8} more` : '';
  return `${rendered.length} of ${pages} pages written${shown ? `: ${shown}${more}` : ''}`;
}

/** Prints what a release, a promotion or a rollback of packages has changed. */
export function printUpdate(
  { environment }: Site,
  update: LiveUpdate,
  released: readonly StoredRelease[],
): void {
  const where = environment === 'production' ? 'live' : `live in ${environment}`;
  for (const { name, version } of released.map(({ release }) => release)) {
    const former = update.before.live[name];
    const replaced = former && former !== version ? `, in place of ${shortVersion(former)}` : '';
    const news = update.changed ? `${where}${replaced}` : `${where} already, nothing has changed`;
    console.log(`${name} ${shortVersion(version)} is ${news}.`);
  }
  if (update.changed) console.log(`  ${pagesLine(update)}`);
}
