import type { PrerenderedPage } from '@sayapatri/contract';
import { bootstrapElementId, type PageBootstrap } from '@sayapatri/contract/bootstrap';
import { asMarkup, html, scriptJson } from '@sayapatri/contract/html';
import { assetUrl } from '@sayapatri/contract/release/files';
import { pagePolicy } from '@sayapatri/contract/securityPolicy';
import { laterScripts, scriptsOf, shellAsset } from './pageBootstrap.ts';
import type { SiteFrame, SitePage } from './pages.ts';
import { pageKind, structuredDataOf } from './structuredData.ts';

/** Speculation rules: until the page has hydrated, the browser prefetches the document of a link being pointed at. */
const speculationRules = scriptJson({
  prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
});

/** One whole HTML document, complete without JavaScript. */
export function htmlDocument(
  sitePage: SitePage,
  rendered: PrerenderedPage,
  site: PageBootstrap,
  { shell, origin }: SiteFrame,
): string {
  const { owner, page, trail } = sitePage;
  // The scripts that the page loads before any interaction; the later ones are covered by integrity, but not preloaded.
  const scripts = scriptsOf(shell, sitePage);
  const later = laterScripts(shell, sitePage);
  // The entry script comes after the scripts that it imports. Each of them runs as a task of its own.
  const steps = [...shell.entryFiles, shell.entry].map((file) => assetUrl('shell', file));
  // Most pages have no Nepali letters, and browsers warn of a preloaded font that is not used.
  const withNepali = /\p{Script=Devanagari}/u.test(rendered.html);
  const fonts = shell.assets
    .filter((file) => file.endsWith('.woff2') && (withNepali || !file.includes('nepali')))
    .map((file) => assetUrl('shell', file));
  // React begins with these; before the styles, which are long, the browser asks for the pictures sooner.
  const [pictures = ''] = rendered.html.match(/^(<link rel="preload"[^>]*>)*/) ?? [];
  const icon = shellAsset(shell, 'favicon');
  const touchIcon = shellAsset(shell, 'icon-touch');
  const card = page.card && origin + assetUrl(owner.name, page.card);
  const importMap = scriptJson({ integrity: { ...scripts, ...later } });
  const early = rendered.scripts ?? [];
  const { office, themeColours, organization } = shell.brand;
  const url = `${origin}${page.path}`;
  const indexed = page.indexed !== false;
  const logo = touchIcon && origin + touchIcon;
  const structuredData = structuredDataOf(page, trail, { origin, card, logo, organization });
  const policy = pagePolicy(
    [...early, speculationRules, importMap],
    rendered.styles.map(({ css }) => css),
  );
  const head = [
    html`<meta charset="utf-8">`,
    html`<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    html`<meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">`,
    html`<title>${page.title} | ${office.name}</title>`,
    html`<meta name="description" content="${page.description}">`,
    indexed ? html`<link rel="canonical" href="${url}">` : html`<meta name="robots" content="noindex">`,
    html`<meta property="og:type" content="${pageKind(page)}"><meta property="og:site_name" content="${office.name}">`,
    html`<meta property="og:title" content="${page.title}"><meta property="og:url" content="${url}">`,
    html`<meta property="og:description" content="${page.description}">`,
    card === undefined
      ? undefined
      : html`<meta property="og:image" content="${card}"><meta property="og:image:alt" content="${page.title}"><meta name="twitter:card" content="summary_large_image">`,
    html`<meta name="theme-color" content="${themeColours.light}" media="(prefers-color-scheme: light)">`,
    html`<meta name="theme-color" content="${themeColours.dark}" media="(prefers-color-scheme: dark)">`,
    icon === undefined ? undefined : html`<link rel="icon" type="image/svg+xml" href="${icon}">`,
    touchIcon === undefined ? undefined : html`<link rel="apple-touch-icon" href="${touchIcon}">`,
    ...fonts.map((font) => html`<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">`),
    asMarkup(pictures),
    // Without data-s, Emotion would move the styles to the end of the head, and the browser compute them once more.
    ...rendered.styles.map((style) =>
      'id' in style
        ? html`<style id="${style.id}">${asMarkup(style.css)}</style>`
        : html`<style data-emotion="${style.key} ${style.ids.join(' ')}" data-s>${asMarkup(style.css)}</style>`,
    ),
    ...early.map((script) => html`<script>${asMarkup(script)}</script>`),
    html`<script type="speculationrules">${asMarkup(speculationRules)}</script>`,
    ...structuredData.map(
      (item) =>
        html`<script type="application/ld+json">${asMarkup(scriptJson({ '@context': 'https://schema.org', ...item }))}</script>`,
    ),
  ];
  // Scripts come after the page's content, so that the browser requests the font and the first pictures before them.
  const code = [
    html`<script type="application/json" id="${bootstrapElementId}">${asMarkup(scriptJson(site))}</script>`,
    html`<script type="importmap">${asMarkup(importMap)}</script>`,
    ...Object.keys(scripts)
      .filter((script) => !steps.includes(script))
      .map((script) => html`<link rel="modulepreload" href="${script}">`),
    ...steps.map((script) => html`<script type="module" src="${script}"></script>`),
  ];
  return html`<!doctype html>
<html lang="en"><head>${head}</head><body><div id="root">${asMarkup(rendered.html.slice(pictures.length))}</div>${code}</body></html>
`.markup;
}
