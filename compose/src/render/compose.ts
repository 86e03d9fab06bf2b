/** Composes one static site from the live releases. Reads releases, never sources. */
import { createHash } from 'node:crypto';
import { link, mkdir, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Release } from '@sayapatri/contract/release';
import { mapWithLimit } from '../mapWithLimit.ts';
import { listFiles } from '../releases/files.ts';
import type { Site } from '../releases/openSite.ts';
import { writeText } from '../releases/precompress.ts';
import { linkAssets } from './assets.ts';
import { digest, sitePages } from './pages.ts';
import { pageDocument } from './pageWriter.ts';
import { startRenderer } from './renderer.ts';
import { writeSearchIndex } from './searchIndex.ts';
import { hasTelemetry, siteOrigin } from './settings.ts';
import { writeSiteFiles } from './siteFiles.ts';
import { type Snapshot, unindexed } from './snapshot.ts';
import { liveFolder } from './switchSite.ts';

export interface ComposeResult {
  /** Folder of the composed site. */
  folder: string;
  /** Paths of the pages that differ from those of the former site; the files of all others are linked from it. */
  rendered: string[];
  /** The releases it is composed from, the shell first. */
  releases: readonly Release[];
  pages: number;
  /** False when the live site is already composed from what the registry names. */
  changed: boolean;
}

/**
 * Composes the releases of `snapshot`, beside the live site. Pages with the same bytes are linked from the live site. Throws
 * a UserError when a page can't be rendered. The caller holds the site's lock.
 */
export async function prepareSite(site: Site, snapshot: Snapshot): Promise<ComposeResult> {
  // Search engines are to leave out staging.
  const live = site.environment === 'production' ? snapshot : unindexed(snapshot);
  const { registry, stored, releases, shell } = live;
  const origin = siteOrigin(shell.brand.office.origin);
  const telemetry = hasTelemetry();
  const settings = [origin, telemetry];
  const id = digest(JSON.stringify([await composerVersion(), settings, releases]));
  const folder = path.join(site.sites, id);
  const pages = sitePages(releases, shell);
  const composed = { folder, releases, pages: pages.length };
  const former = await liveFolder(site);
  if (former !== undefined && path.basename(former) === id)
    return { ...composed, rendered: [], changed: false };

  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const linked = new Set<string>();
  const { render, close } = await startRenderer(stored);
  try {
    // Renders the next page while the ones before are being compressed.
    await mapWithLimit(pages, 4, async (page) => {
      const html = await pageDocument(page, render, stored, { shell, origin, telemetry });
      if (former !== undefined && (await linkPage(former, folder, page.file, html))) linked.add(page.file);
      else await writeText(path.join(folder, page.file), html);
    });
  } finally {
    await close();
  }
  await linkAssets(site, stored, registry, folder);
  await writeSiteFiles(folder, live, { origin, telemetry });
  await writeSearchIndex(folder, pages, stored);
  const fresh = pages.filter(({ file }) => !linked.has(file));
  return { ...composed, rendered: fresh.map(({ page }) => page.path), changed: true };
}

/** Links the page's files from the former site. False when the page differs there, or one of its files is missing. */
async function linkPage(former: string, folder: string, file: string, html: string): Promise<boolean> {
  const variants = ['', '.br', '.gz'].map((suffix) => file + suffix);
  try {
    if ((await readFile(path.join(former, file), 'utf8')) !== html) return false;
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    for (const variant of variants) await link(path.join(former, variant), path.join(folder, variant));
    return true;
  } catch {
    // Deletes files that are linked from the live site: writing into them would change the live site.
    for (const variant of variants) await rm(path.join(folder, variant), { force: true });
    return false;
  }
}

/** A hash over the code that writes the site's files: this folder and the contract. When it changes, the site is composed again. */
async function composerVersion(): Promise<string> {
  const contract = createRequire(import.meta.url).resolve('@sayapatri/contract/package.json');
  // Node, whose zlib compresses, counts by its version.
  const hash = createHash('sha256').update(JSON.stringify(process.versions));
  for (const folder of [import.meta.dirname, path.join(path.dirname(contract), 'src')])
    for (const file of (await listFiles(folder)).filter((name) => !/\.test\.tsx?$/.test(name)))
      hash.update(await readFile(path.join(folder, file)));
  return hash.digest('hex');
}
