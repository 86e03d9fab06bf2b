import type { PrerenderedPage } from '@sayapatri/contract';
import { bootstrapElementId, type Files, type PageBootstrap } from '@sayapatri/contract/bootstrap';
import { escapeAttribute, escapeText, scriptJson } from '@sayapatri/contract/html';
import type { ReleasePage } from '@sayapatri/contract/release';
import { darkPalette, lightPalette } from '@sayapatri/design/palette';
import { brand, documentTitle } from '@sayapatri/facts/brand';
import { pagePolicy } from '@sayapatri/hosting/securityPolicy';

export interface DocumentParts {
  page: Pick<ReleasePage, 'path' | 'title' | 'description' | 'structuredData' | 'indexed'>;
  /** Address of the picture that a shared link shows. */
  card: string | undefined;
  rendered: PrerenderedPage;
  site: PageBootstrap;
  /** Every script that the page loads before any interaction. */
  scripts: Files;
  /** Scripts that may be loaded later: covered by integrity, but not preloaded. */
  laterScripts: Files;
  /** The entry script, after the scripts that it imports. Each of them runs as a task of its own. */
  steps: readonly string[];
  fonts: readonly string[];
  icon: string | undefined;
  touchIcon: string | undefined;
  /** Address of the feed that goes with the page. */
  feed: string | undefined;
  /** Scheme and host, e.g. `https://www.example.com`. */
  origin: string;
  /** HTML above the part of the page that the shell renders. */
  bar: string | undefined;
}

/** Speculation rules: until the page has hydrated, the browser prefetches the document of a link being pointed at. */
const speculationRules = scriptJson({
  prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
});

/** One whole HTML document, complete without JavaScript. */
export function htmlDocument({
  page,
  card,
  rendered,
  site,
  scripts,
  laterScripts,
  steps,
  fonts,
  icon,
  touchIcon,
  feed,
  origin,
  bar = '',
}: DocumentParts): string {
  const importMap = scriptJson({ integrity: { ...scripts, ...laterScripts } });
  const early = rendered.scripts ?? [];
  const title = documentTitle(page.title);
  const url = `${origin}${page.path}`;
  const indexed = page.indexed !== false;
  const structuredData = JSON.parse(
    JSON.stringify(page.structuredData ?? []).replaceAll('{origin}', origin),
  ) as object[];
  const head = [
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${escapeAttribute(
      pagePolicy(
        [...early, speculationRules, importMap],
        rendered.styles.map(({ css }) => css),
      ),
    )}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">',
    `<title>${escapeText(title)}</title>`,
    `<meta name="description" content="${escapeAttribute(page.description)}">`,
    indexed
      ? `<link rel="canonical" href="${escapeAttribute(url)}">`
      : '<meta name="robots" content="noindex">',
    `<meta property="og:type" content="website"><meta property="og:site_name" content="${escapeAttribute(brand.name)}">`,
    `<meta property="og:title" content="${escapeAttribute(page.title)}"><meta property="og:url" content="${escapeAttribute(url)}">`,
    `<meta property="og:description" content="${escapeAttribute(page.description)}">`,
    card
      ? `<meta property="og:image" content="${escapeAttribute(origin + card)}"><meta property="og:image:alt" content="${escapeAttribute(page.title)}"><meta name="twitter:card" content="summary_large_image">`
      : '',
    `<meta name="theme-color" content="${lightPalette.background?.default}" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="${darkPalette.background?.default}" media="(prefers-color-scheme: dark)">`,
    icon ? `<link rel="icon" type="image/svg+xml" href="${icon}">` : '',
    touchIcon ? `<link rel="apple-touch-icon" href="${touchIcon}">` : '',
    '<link rel="manifest" href="/manifest.webmanifest">',
    feed ? `<link rel="alternate" type="application/atom+xml" href="${feed}">` : '',
    ...fonts.map((font) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">`),
    // Without data-s Emotion would move them to the end of the head: every style and the paths computed once more.
    ...rendered.styles.map(
      ({ key, ids, css }) => `<style data-emotion="${key} ${ids.join(' ')}" data-s>${css}</style>`,
    ),
    ...early.map((script) => `<script>${script}</script>`),
    `<script type="speculationrules">${speculationRules}</script>`,
    ...structuredData.map(
      (item) =>
        `<script type="application/ld+json">${scriptJson({ '@context': 'https://schema.org', ...item })}</script>`,
    ),
  ];
  // Scripts come after the page's content, so that the browser requests the font and the first pictures before them.
  const code = [
    `<script type="application/json" id="${bootstrapElementId}">${scriptJson(site)}</script>`,
    `<script type="importmap">${importMap}</script>`,
    ...Object.keys(scripts)
      .filter((script) => !steps.includes(script))
      .map((script) => `<link rel="modulepreload" href="${script}">`),
    ...steps.map((script) => `<script type="module" src="${script}"></script>`),
  ];
  return `<!doctype html>
<html lang="en"><head>${head.join('')}</head><body>${bar}<div id="root">${rendered.html}</div>${code.join('')}</body></html>
`;
}
