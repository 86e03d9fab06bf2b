import { escapeText } from 'shared/html';
import type { Release } from 'shared/release';

/** Every page that wants to be found. */
export function sitemap(releases: readonly Release[], origin: string): string {
  const urls = releases
    .flatMap(({ pages }) => pages)
    .filter(({ indexed }) => indexed !== false)
    .map(({ path }) => `<url><loc>${escapeText(origin + path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`;
}

export const robots = (origin: string) => `User-agent: *\nAllow: /\nSitemap: ${origin}/sitemap.xml\n`;
