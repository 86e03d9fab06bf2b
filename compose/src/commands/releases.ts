import { releaseSize } from '../release/releaseSize.ts';
import type { RegistryPlace, ReleasePlace } from '../store/openSite.ts';
import { type RegistryEntry, type ReleaseSize, readRegistry } from '../store/registry.ts';
import { isWithdrawn } from '../store/registryChanges.ts';
import { findRelease } from '../store/releases.ts';
import { releasesOf } from './findVersion.ts';

export interface HistoryEntry extends RegistryEntry {
  state: 'live' | 'former' | 'rolled back';
  /** Undefined when the store has lost it, or it is damaged. */
  content: { pages: string[]; size: ReleaseSize } | undefined;
}

/** Every package's kept releases, newest first; of `name` alone if given. Throws a UserError for an unknown name. */
export async function releaseHistory(
  place: RegistryPlace & ReleasePlace,
  name?: string,
): Promise<Record<string, HistoryEntry[]>> {
  const registry = await readRegistry(place);
  const names = name === undefined ? Object.keys(registry.history).sort() : [name];

  const entriesOf = async (released: string): Promise<HistoryEntry[]> =>
    Promise.all(
      releasesOf(registry, released).map(async ({ version, ...recorded }) => {
        const stored = await findRelease(place, released, version);
        const state =
          registry.live[released] === version
            ? 'live'
            : isWithdrawn(registry, released, version)
              ? 'rolled back'
              : 'former';
        const content = stored && {
          pages: stored.release.pages.map((page) => page.path),
          size: await releaseSize(stored),
        };
        return { version, ...recorded, state, content };
      }),
    );
  const listed = names.map(async (released) => [released, await entriesOf(released)] as const);
  return Object.fromEntries(await Promise.all(listed));
}
