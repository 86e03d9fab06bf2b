import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Registry } from '../store/registry.ts';
import type { StoredRelease } from '../store/releases.ts';
import { writeFeed } from './feeds.ts';
import { hostHeaders } from './hostHeaders.ts';
import { federationManifest } from './pageBootstrap.ts';
import { writeRedirects } from './redirects.ts';
import { writeRemoteManifests } from './remoteManifests.ts';
import { robots, sitemap } from './sitemap.ts';
import { linkIcons, webManifest } from './webManifest.ts';
import { writeServiceWorker } from './writeServiceWorker.ts';
import { writeText } from './writeText.ts';

/** The files that belong to the site as a whole, not to one page. */
export async function writeSiteFiles(
  folder: string,
  stored: StoredRelease[],
  registry: Registry,
  origin: string,
): Promise<void> {
  const releases = stored.map(({ release }) => release);
  await writeText(
    path.join(folder, 'federation-manifest.json'),
    JSON.stringify(federationManifest(releases)),
  );
  await writeText(path.join(folder, 'sitemap.xml'), sitemap(releases, registry, origin));
  const [shell] = stored;
  if (shell) {
    await writeText(path.join(folder, 'manifest.webmanifest'), webManifest(shell.release));
    await linkIcons(folder, shell);
  }
  await writeText(path.join(folder, 'robots.txt'), robots(origin));
  await writeFeed(folder, stored, origin);
  await writeRedirects(folder, releases, origin);
  await writeFile(path.join(folder, '_headers'), hostHeaders());
  await writeRemoteManifests(folder, stored);
  await writeServiceWorker(folder);
}
