import { html } from '@sayapatri/contract/html';
import type { Release, ReleasePage } from '@sayapatri/contract/release';
import type { Registry } from '../store/registry.ts';

/** Every page not marked noindex, with the day of its last change. */
export function sitemap(releases: readonly Release[], registry: Registry, origin: string): string {
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
  return dates.find((date): date is string => typeof date === 'string');
}

export const robots = (origin: string) => `User-agent: *\nAllow: /\nSitemap: ${origin}/sitemap.xml\n`;
