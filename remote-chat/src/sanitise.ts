/** The markup that replies may contain. */
// biome-ignore lint/style/noRestrictedImports: only this file uses DOMPurify
import DOMPurify, { type Config } from 'dompurify';

const config: Config = {
  ALLOWED_TAGS: [
    ...['p', 'br', 'strong', 'em', 'ul', 'ol', 'li', 'a'],
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  // Without `id` and `name`, which could shadow the page's own, and without `style` and `class`.
  ALLOWED_ATTR: ['href', 'target', 'scope', 'colspan'],
  // A path of this site, for which `//` and `/\` are none; another site by https; a letter; a call.
  ALLOWED_URI_REGEXP: /^(?:\/(?![/\\])|https:|mailto:|tel:)/i,
  ADD_URI_SAFE_ATTR: ['target', 'scope', 'colspan'],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  // The site's policy lets no plain text become HTML: browsers with Trusted Types get a TrustedHTML, which acts as a string.
  RETURN_TRUSTED_TYPE: true,
};

/** Reply HTML that is safe to insert; an empty text where DOMPurify can't work. Runs only in the browser. */
export const sanitiseReply = (html: string): string =>
  DOMPurify.isSupported ? DOMPurify.sanitize(html, config) : '';
