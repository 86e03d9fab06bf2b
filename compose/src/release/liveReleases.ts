import type { Release } from '@sayapatri/contract/release';
import type { ReleasePlace } from '../store/openSite.ts';
import type { Registry } from '../store/registry.ts';
import { findRelease } from '../store/releases.ts';

/** The live releases, with their files unchecked; a damaged one is left out, because this change may replace it. */
export async function liveReleases(place: ReleasePlace, { live }: Registry): Promise<Release[]> {
  const found = Object.entries(live).map(([name, version]) => findRelease(place, name, version, () => false));
  return (await Promise.all(found)).flatMap((stored) => (stored ? [stored.release] : []));
}
