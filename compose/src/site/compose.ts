/** Composes one static site from the live releases and switches to it. Reads releases, never sources. */
import { link, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pagePolicy, securityHeadersOverTls } from 'server/securityPolicy';
import { brand } from 'shared/brand';
import type { Release } from 'shared/release';
import { mapWithLimit } from '../mapWithLimit.ts';
import type { Site } from '../site.ts';
import type { StoredRegistry } from '../store/registry.ts';
import { readRelease, type StoredRelease } from '../store/releases.ts';
import type { Store } from '../store/store.ts';
import { linkAssets } from './assets.ts';
import { checkReleases } from './checkReleases.ts';
import { composerVersion } from './composerVersion.ts';
import { writeFeed } from './feeds.ts';
import { hostHeaders } from './hostHeaders.ts';
import { siteOrigin } from './origin.ts';
import { federationManifest, navigation } from './pageBootstrap.ts';
import { digest, keysFile, readKeys, type SitePage, sitePages } from './pages.ts';
import { pageDocument } from './pageWriter.ts';
import { writeRedirects } from './redirects.ts';
import { writeRemoteManifests } from './remoteManifests.ts';
import { startRenderer } from './renderer.ts';
import { robots, sitemap } from './sitemap.ts';
import { liveFolder, switchSite } from './switchSite.ts';
import { webManifest } from './webManifest.ts';
import { writeText } from './writeText.ts';

export interface ComposeResult {
  /** Folder of the composed site. */
  folder: string;
  /** Paths of the pages that were rendered; all others are the former site's files, unchanged. */
  rendered: string[];
  /** The releases it is composed from, the shell first. */
  releases: readonly Release[];
  /** How many pages the site has. */
  pages: number;
  /** False when the live site already was what the registry says. */
  changed: boolean;
}

export interface ComposeOptions {
  /** Scheme and host for canonical links and the sitemap; SITE_ORIGIN or the brand's by default. */
  origin?: string | undefined;
  /** True composes every page from the releases, also where the live site has it. */
  anew?: boolean | undefined;
}

/** A composed site that is not live yet. */
export interface PreparedSite extends ComposeResult {
  /** Makes it the live site; does nothing when it is already. */
  switchTo: () => Promise<void>;
}

/**
 * Composes what the registry says is live, and switches to it. Throws a UserError when a release is missing or
 * damaged, or releases don't go together; the live site then stays as it was. The caller holds the site's lock.
 */
export async function compose(
  site: Site,
  registry: StoredRegistry,
  options: ComposeOptions = {},
): Promise<ComposeResult> {
  const { switchTo, ...result } = await prepareSite(site, registry, options);
  await switchTo();
  return result;
}

/** Composes beside the live site, without switching. Throws as `compose` does. */
export async function prepareSite(
  site: Site,
  registry: StoredRegistry,
  options: ComposeOptions = {},
): Promise<PreparedSite> {
  const origin = siteOrigin(options.origin);
  const stored = await readLive(site.store, registry);
  const releases = stored.map(({ release }) => release);
  const shell = checkReleases(releases);

  const common = JSON.stringify([
    await composerVersion(),
    pagePolicy([], []),
    securityHeadersOverTls,
    origin,
    brand,
    shell,
    navigation(releases),
  ]);
  const pages = sitePages(releases, common);
  const id = digest(common + JSON.stringify(releases));
  const folder = path.join(site.sites, options.anew ? `${id}-anew` : id);
  const composed = { folder, releases, pages: pages.length };
  const former = options.anew ? undefined : await liveFolder(site);
  if (former !== undefined && path.basename(former) === id)
    return { ...composed, rendered: [], changed: false, switchTo: async () => {} };

  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const { loaded, render, close } = await startRenderer(path.join(site.render, id), stored);
  const written = new Set<SitePage>();
  try {
    // While the server builds load.
    await linkAssets(site.store, stored, registry, folder);
    await writeSiteFiles(folder, stored, registry, origin);
    // Waited for even where no page is rendered, so that a release that can't be loaded is refused.
    await loaded;
    const formerKeys = await readKeys(former);
    // Several at a time: while one page is being compressed, the next is rendered.
    await mapWithLimit(pages, 4, async (page) => {
      const unchanged = former !== undefined && formerKeys[page.page.path] === page.key;
      if (unchanged && (await linkPage(former, folder, page.file))) return;
      const html = await pageDocument(page, render, releases, shell, origin);
      await writeText(path.join(folder, page.file), html);
      written.add(page);
    });
  } finally {
    await close();
  }
  const keys = Object.fromEntries(pages.map(({ page, key }) => [page.path, key]));
  await writeFile(path.join(folder, keysFile), JSON.stringify(keys));
  const rendered = pages.filter((page) => written.has(page)).map(({ page }) => page.path);
  return { ...composed, rendered, changed: true, switchTo: () => switchSite(site, folder) };
}

/** The files that belong to the site as a whole, not to one page. */
async function writeSiteFiles(
  folder: string,
  stored: StoredRelease[],
  registry: StoredRegistry,
  origin: string,
): Promise<void> {
  const releases = stored.map(({ release }) => release);
  await writeText(
    path.join(folder, 'federation-manifest.json'),
    JSON.stringify(federationManifest(releases)),
  );
  await writeText(path.join(folder, 'sitemap.xml'), sitemap(releases, registry, origin));
  const [shell] = releases;
  if (shell) await writeText(path.join(folder, 'manifest.webmanifest'), webManifest(shell));
  await writeText(path.join(folder, 'robots.txt'), robots(origin));
  await writeFeed(folder, stored, origin);
  await writeRedirects(folder, releases, origin);
  await writeFile(path.join(folder, '_headers'), hostHeaders());
  await writeRemoteManifests(folder, stored);
}

/** The live releases, the shell first; it also answers for the addresses that retired packages have left. */
async function readLive(store: Store, { live, redirects = {} }: StoredRegistry): Promise<StoredRelease[]> {
  const rank = ({ release: { name } }: StoredRelease) => (name === 'shell' ? '' : name);
  const stored = await Promise.all(
    Object.entries(live).map(([name, version]) => readRelease(store, name, version)),
  );
  const taken = new Set(
    stored.flatMap(({ release }) => [
      ...release.pages.map((page) => page.path),
      ...Object.keys(release.redirects),
    ]),
  );
  const left = Object.entries(redirects).filter(([address]) => !taken.has(address));
  return stored
    .map((one) =>
      one.release.name === 'shell' && left.length > 0
        ? {
            ...one,
            release: {
              ...one.release,
              redirects: { ...one.release.redirects, ...Object.fromEntries(left) },
            },
          }
        : one,
    )
    .sort((one, other) => rank(one).localeCompare(rank(other)));
}

/** Links the page's files from the former site. False when one is not there any more. */
async function linkPage(former: string, folder: string, file: string): Promise<boolean> {
  const variants = ['', '.br', '.gz'].map((suffix) => file + suffix);
  await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
  try {
    for (const variant of variants) await link(path.join(former, variant), path.join(folder, variant));
    return true;
  } catch {
    // A linked file is the live site's own: writing the page into it would change the live site.
    for (const variant of variants) await rm(path.join(folder, variant), { force: true });
    return false;
  }
}
