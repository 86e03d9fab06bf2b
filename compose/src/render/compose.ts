/** Composes one static site from the live releases. Reads releases, never sources. */
import { link, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '@sayapatri/contract/release';
import { mapWithLimit } from '../mapWithLimit.ts';
import type { Site } from '../releases/openSite.ts';
import { writeText } from '../releases/precompress.ts';
import { linkAssets } from './assets.ts';
import { composerVersion } from './composerVersion.ts';
import { previewBar } from './document.ts';
import { navigation } from './pageBootstrap.ts';
import { digest, keysFile, readKeys, type SitePage, sitePages } from './pages.ts';
import { pageDocument } from './pageWriter.ts';
import { startRenderer } from './renderer.ts';
import { writeSearchIndex } from './searchIndex.ts';
import { hasTelemetry, keepsPagesOffline, siteOrigin } from './settings.ts';
import { writeSiteFiles } from './siteFiles.ts';
import { type Snapshot, unindexed } from './snapshot.ts';
import { liveFolder } from './switchSite.ts';

export interface ComposeResult {
  /** Folder of the composed site. */
  folder: string;
  /** Paths of the pages that were rendered; the files of all others are linked unchanged from the former site. */
  rendered: string[];
  /** The releases it is composed from, the shell first. */
  releases: readonly Release[];
  pages: number;
  /** False when the live site is already composed from what the registry names. */
  changed: boolean;
}

/**
 * Composes the releases of `snapshot`, beside the live site. Unchanged pages are linked from the live site; with `anew`
 * every page is rendered. Throws a UserError when a page can't be rendered. The caller holds the site's lock.
 */
export async function prepareSite(
  site: Site,
  snapshot: Snapshot,
  { anew = false } = {},
): Promise<ComposeResult> {
  // Search engines are to leave out staging and previews.
  const live = site.environment === 'production' ? snapshot : unindexed(snapshot);
  const { registry, stored, releases, shell } = live;
  const origin = siteOrigin(shell.brand.office.origin);
  const telemetry = hasTelemetry();
  const bar = previewBar(site.environment, registry);

  const common = JSON.stringify([
    await composerVersion(),
    origin,
    keepsPagesOffline(),
    telemetry ? 'on' : 'off',
    shell,
    navigation(releases),
    bar,
  ]);
  const pages = sitePages(releases, common);
  const id = digest(common + JSON.stringify(releases));
  const folder = path.join(site.sites, anew ? `${id}-anew` : id);
  const composed = { folder, releases, pages: pages.length };
  const former = anew ? undefined : await liveFolder(site);
  if (former !== undefined && path.basename(former) === id)
    return { ...composed, rendered: [], changed: false };

  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const formerKeys = await readKeys(former);
  const linked = new Set<SitePage>();
  await mapWithLimit(pages, 4, async (page) => {
    const unchanged = former !== undefined && formerKeys[page.page.path] === page.key;
    if (unchanged && (await linkPage(former, folder, page.file))) linked.add(page);
  });
  const fresh = pages.filter((page) => !linked.has(page));
  // A changed release is loaded even where none of its pages is rendered, so that one that can't be loaded is refused.
  const loadKeys = releases.map(
    (release) => [release.name, digest(common + JSON.stringify(release))] as const,
  );
  const needed = new Set(fresh.map(({ owner = shell }) => owner.name));
  for (const [name, key] of loadKeys) if (formerKeys[name] !== key) needed.add(name);
  if (needed.size > 0) {
    const loaded = stored.filter(({ release }) => release === shell || needed.has(release.name));
    const { render, close } = await startRenderer(loaded);
    try {
      // Renders the next page while the ones before are being compressed.
      await mapWithLimit(fresh, 4, async (page) => {
        const html = await pageDocument(page, render, stored, { shell, origin, bar, telemetry });
        await writeText(path.join(folder, page.file), html);
      });
    } finally {
      await close();
    }
  }
  await linkAssets(site, stored, registry, folder);
  await writeSiteFiles(folder, live, { origin, telemetry });
  await writeSearchIndex(folder, pages, stored);
  const keys = Object.fromEntries([...pages.map(({ page, key }) => [page.path, key] as const), ...loadKeys]);
  await writeFile(path.join(folder, keysFile), JSON.stringify(keys));
  const rendered = fresh.map(({ page }) => page.path);
  return { ...composed, rendered, changed: true };
}

/** Links the page's files from the former site. False when one is missing there. */
async function linkPage(former: string, folder: string, file: string): Promise<boolean> {
  const variants = ['', '.br', '.gz'].map((suffix) => file + suffix);
  await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
  try {
    for (const variant of variants) await link(path.join(former, variant), path.join(folder, variant));
    return true;
  } catch {
    // Deletes files that are linked from the live site: writing into them would change the live site.
    for (const variant of variants) await rm(path.join(folder, variant), { force: true });
    return false;
  }
}
