/** The one list of the site's security headers: the Node server, nginx.conf, `_headers` and each page's policy use it. */

import { mapHost } from '@sayapatri/facts/mapHost';
import { integrityOf } from './release/releaseFiles.ts';

/** Trusted Types policies: DOMPurify's own, @sayapatri/design's `ownHtml`, and that of the service worker's address. */
const trustedTypesPolicies = 'dompurify own-html service-worker';

const contentSecurityPolicy = (inlineScripts: string, inlineStyles: string): string[] => [
  "default-src 'none'",
  `script-src 'self' ${inlineScripts}`,
  `style-src 'self' ${inlineStyles}`,
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  `frame-src ${mapHost}`,
  "form-action 'self'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
  `trusted-types ${trustedTypesPolicies}`,
];

/**
 * The policy that stands in one page: its own inline scripts and styles by hash, nothing else inline. Emotion's run-time
 * tags start empty and are filled through the CSSOM, so the empty text's hash allows them.
 */
export function pagePolicy(inlineScripts: readonly string[], inlineStyles: readonly string[]): string {
  const hashes = (texts: readonly string[]) => texts.map((text) => `'${integrityOf(text)}'`).join(' ');
  return contentSecurityPolicy(hashes(inlineScripts), hashes(['', ...inlineStyles])).join('; ');
}

/**
 * The policy that is a header of every answer: it holds for all pages, so it leaves inline code to the page's own policy,
 * and adds what only a header can say. A browser applies both.
 */
const headerPolicy = [
  ...contentSecurityPolicy("'unsafe-inline'", "'unsafe-inline'"),
  "frame-ancestors 'none'",
].join('; ');

/** Headers of every answer. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': headerPolicy,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

/** Headers of every answer to a visitor who came by https. */
export const securityHeadersOverTls: Readonly<Record<string, string>> = {
  ...securityHeaders,
  'Strict-Transport-Security': 'max-age=31536000',
};
