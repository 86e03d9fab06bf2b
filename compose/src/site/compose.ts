/** Joins the live releases into one static site and switches to it. Reads releases, never sources. */
import { link, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brand } from 'shared/brand';
import type { Registry, Release } from 'shared/release';
import { eachOf } from '../eachOf.ts';
import type { SitePaths } from '../paths.ts';
import { readRelease, type StoredRelease } from '../store/releases.ts';
import { linkAssets } from './assets.ts';
import { checkReleases } from './checkReleases.ts';
import { composerVersion } from './composerVersion.ts';
import { writeFeed } from './feeds.ts';
import { federationManifest, navigation } from './pageBootstrap.ts';
import { siteOrigin } from './origin.ts';
import { digest, keysFile, readKeys, type SitePage, sitePages } from './pages.ts';
import { pageDocument } from './pageWriter.ts';
import { liveFolder, publish } from './publish.ts';
import { startRenderer } from './renderer.ts';
import { robots, sitemap } from './sitemap.ts';
import { writeText } from './writeText.ts';

export interface ComposeResult {
  /** Folder of the composed site. */
  folder: string;
  /** Paths that were rendered; all others are the former site's files, untouched. */
  rendered: string[];
  /** What it is made of, the shell first. */
  releases: readonly Release[];
  /** How many pages the site has. */
  pages: number;
  /** False when the live site already was what the registry says. */
  changed: boolean;
}

export interface ComposeOptions {
  /** Scheme and host for canonical links and the sitemap; SITE_ORIGIN or the brand's by default. */
  origin?: string | undefined;
  /** Hears how far it is. */
  onProgress?: ((done: number, total: number) => void) | undefined;
}

/** A whole site that nobody sees yet. */
export interface PreparedSite extends ComposeResult {
  /** Switches to it; does nothing when it is live already. */
  publish: () => Promise<void>;
}

/**
 * Composes what the registry says is live, and switches to it. Throws a UserError when a release is missing or
 * damaged, or releases don't go together; the live site then stays as it was. To be called by one at a time.
 */
export async function compose(
  paths: SitePaths,
  registry: Registry,
  options: ComposeOptions = {},
): Promise<ComposeResult> {
  const { publish, ...result } = await prepareSite(paths, registry, options);
  await publish();
  return result;
}

/** Composes beside the live site, without switching. Throws as `compose` does. */
export async function prepareSite(
  paths: SitePaths,
  registry: Registry,
  options: ComposeOptions = {},
): Promise<PreparedSite> {
  const origin = siteOrigin(options.origin);
  const stored = await readLive(paths, registry);
  const releases = stored.map(({ release }) => release);
  const shell = checkReleases(releases);

  const common = JSON.stringify([await composerVersion(), origin, brand, shell, navigation(releases)]);
  const pages = sitePages(releases, common);
  const id = digest(common + JSON.stringify(releases));
  const folder = path.join(paths.sites, id);
  const composed = { folder, releases, pages: pages.length };
  const former = await liveFolder(paths);
  if (former !== undefined && path.basename(former) === id)
    return { ...composed, rendered: [], changed: false, publish: async () => {} };

  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const { loaded, render, close } = await startRenderer(path.join(paths.render, id), stored);
  const written = new Set<SitePage>();
  try {
    // While the server builds load.
    await linkAssets(paths, stored, registry, folder);
    await writeSiteFiles(folder, stored, origin);
    // Also where no page is to be rendered: every public module is tried before it goes live.
    await loaded;
    const formerKeys = await readKeys(former);
    // Several at a time: while one page is being compressed, the next is rendered.
    await eachOf(pages, 4, async (page) => {
      const unchanged = former !== undefined && formerKeys[page.page.path] === page.key;
      if (unchanged && (await linkPage(former, folder, page.file))) return;
      const html = await pageDocument(page, render, releases, shell, origin);
      await writeText(path.join(folder, page.file), html);
      written.add(page);
      options.onProgress?.(written.size, pages.length);
    });
  } finally {
    await close();
  }
  const keys = Object.fromEntries(pages.map(({ page, key }) => [page.path, key]));
  await writeFile(path.join(folder, keysFile), JSON.stringify(keys));
  const rendered = pages.filter((page) => written.has(page)).map(({ page }) => page.path);
  return { ...composed, rendered, changed: true, publish: () => publish(paths, folder) };
}

/** All that is about the whole site, and no page of it. */
async function writeSiteFiles(folder: string, stored: StoredRelease[], origin: string): Promise<void> {
  const releases = stored.map(({ release }) => release);
  await writeText(
    path.join(folder, 'federation-manifest.json'),
    JSON.stringify(federationManifest(releases)),
  );
  await writeText(path.join(folder, 'sitemap.xml'), sitemap(releases, origin));
  await writeText(path.join(folder, 'robots.txt'), robots(origin));
  await writeFeed(folder, stored, origin);
}

/** The live releases, the shell first. */
async function readLive(paths: SitePaths, { live }: Registry): Promise<StoredRelease[]> {
  const rank = ({ release: { name } }: StoredRelease) => (name === 'shell' ? '' : name);
  const stored = await Promise.all(
    Object.entries(live).map(([name, version]) => readRelease(paths, name, version)),
  );
  return stored.sort((one, other) => rank(one).localeCompare(rank(other)));
}

/** Takes the page over from the former site. False when it is not there any more. */
async function linkPage(former: string, folder: string, file: string): Promise<boolean> {
  const twins = ['', '.br', '.gz'].map((twin) => file + twin);
  await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
  try {
    for (const twin of twins) await link(path.join(former, twin), path.join(folder, twin));
    return true;
  } catch {
    // What was linked is the former site's own file: to write to it would change the live site.
    for (const twin of twins) await rm(path.join(folder, twin), { force: true });
    return false;
  }
}
