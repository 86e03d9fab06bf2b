import type { PageBootstrap } from '@sayapatri/contract/bootstrap';
import { livePackage } from '@sayapatri/contract/release/files';
import type { Plugin } from 'vite';
import { federationManifest } from '../site/pageBootstrap.ts';
import type { RegistryPlace, ReleasePlace } from '../store/openSite.ts';
import { readRegistry } from '../store/registry.ts';
import { readRelease } from '../store/releases.ts';

/** The live releases of all packages that are not served from source. */
export async function releasedSite(
  place: RegistryPlace & ReleasePlace,
  fromSource: readonly string[],
): Promise<PageBootstrap> {
  const { live } = await readRegistry(place);
  const released = Object.entries(live).filter(([name]) => !fromSource.includes(name));
  const stored = await Promise.all(released.map(([name, version]) => readRelease(place, name, version)));
  const releases = stored.map(({ release }) => release);
  // Lists all pages of each release, because in development one document serves every address.
  return { packages: releases.map(livePackage), pageAssets: federationManifest(releases) };
}

/** Lets a server of the composed site, at this address, answer for released files, which stand below `/_/`. */
export const releasedFilesPlugin = (server: string): Plugin => ({
  name: 'sayapatri:released-files',
  config: () => ({ server: { proxy: { '/_/': server } } }),
});
