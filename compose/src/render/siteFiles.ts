/** The files that belong to a site as a whole, not to one page. */
import { link, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { html } from '@sayapatri/contract/html';
import type { Release, ReleasePage } from '@sayapatri/contract/release';
import { securityHeadersOverTls } from '@sayapatri/contract/securityPolicy';
import type { TelemetrySettings } from '@sayapatri/contract/telemetry';
import { writeText } from '../releases/precompress.ts';
import type { Registry } from '../releases/registry.ts';
import { shortVersion } from '../releases/versions.ts';
import { federationManifest, shellFile } from './pageBootstrap.ts';
import { writeRedirects } from './redirects.ts';
import { writeRemoteManifests } from './remoteManifests.ts';
import type { Snapshot } from './snapshot.ts';

/** The file, in a site's folder, that only a site with telemetry has. */
const telemetryFile = 'telemetry.json';

/** The icons at the addresses where browsers, bookmarks and crawlers look without reading a page. */
const wellKnownIcons = { 'favicon.ico': 'icon-tab', 'apple-touch-icon.png': 'icon-touch' };

/** Writes these files into `folder`. */
export async function writeSiteFiles(
  folder: string,
  { stored, releases, shell, registry }: Snapshot,
  { origin, telemetry }: { origin: string; telemetry: boolean },
): Promise<void> {
  const write = (file: string, text: string) => writeText(path.join(folder, file), text);
  await write('federation-manifest.json', JSON.stringify(federationManifest(releases)));
  await write('sitemap.xml', sitemap(releases, registry, origin));
  await write('robots.txt', `User-agent: *\nAllow: /\nSitemap: ${origin}/sitemap.xml\n`);
  for (const [address, name] of Object.entries(wellKnownIcons)) {
    const file = shellFile(shell, name);
    const [ofShell] = stored;
    if (file !== undefined && ofShell)
      await link(path.join(ofShell.folder, file), path.join(folder, address));
  }
  await writeRedirects(folder, releases, origin);
  await writeFile(path.join(folder, '_headers'), hostHeaders());
  await writeRemoteManifests(folder, stored);
  // The site's one service worker (docs/decisions/0043) stands at the root, so that its scope is the whole site.
  const worker = path.join(import.meta.dirname, 'serviceWorker.js');
  await write('service-worker.js', await readFile(worker, 'utf8'));
  if (telemetry) await write(telemetryFile, JSON.stringify(telemetrySettings(registry)));
}

/** Every page not marked noindex, with the day of its last change. */
function sitemap(releases: readonly Release[], registry: Registry, origin: string): string {
  const urls = releases.flatMap((release) => {
    const released = releasedOn(release, registry);
    return release.pages
      .filter(({ indexed }) => indexed !== false)
      .map((page) => {
        const day = writtenOn(page) ?? released;
        const changed = day ? html`<lastmod>${day}</lastmod>` : undefined;
        return html`<url><loc>${origin + page.path}</loc>${changed}</url>`;
      });
  });
  return html`<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>\n`
    .markup;
}

/** The day on which the live version of a package last became live, e.g. `2026-11-22`. */
function releasedOn({ name, version }: Release, { history }: Registry): string | undefined {
  return history[name]?.findLast((entry) => entry.version === version)?.at.slice(0, 10);
}

/** The day in an article's own structured data. */
function writtenOn({ structuredData = [] }: ReleasePage): string | undefined {
  const dates = structuredData.flatMap(({ dateModified, datePublished }) => [dateModified, datePublished]);
  return dates.find((date): date is string => typeof date === 'string')?.slice(0, 10);
}

/** `_headers`, by which hosts such as Cloudflare Pages and Netlify send what the Node server and nginx send. */
function hostHeaders(): string {
  const linesOf = (headers: Readonly<Record<string, string>>) =>
    Object.entries(headers)
      .map(([name, value]) => `  ${name}: ${value}\n`)
      .join('');
  const caching = { 'Cache-Control': 'public, max-age=31536000, immutable' };
  return `/*\n${linesOf(securityHeadersOverTls)}/_/*\n${linesOf(caching)}`;
}

/** The content of `/telemetry.json`, by which the server counts: versions as people see them. */
function telemetrySettings({ live }: Registry): TelemetrySettings {
  const versions = Object.entries(live).map(([name, version]) => [name, shortVersion(version)] as const);
  return { versions: Object.fromEntries(versions) };
}
