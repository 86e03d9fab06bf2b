/** The markup that replies may contain. */
// biome-ignore lint/style/noRestrictedImports: only this file uses DOMPurify
import DOMPurify, { type Config, type DOMPurify as Purifier } from 'dompurify';

const config: Config = {
  ALLOWED_TAGS: [
    ...['p', 'br', 'strong', 'em', 'ul', 'ol', 'li', 'a'],
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  // Without `id` and `name`, which could shadow the page's own, and without `style` and `class`.
  ALLOWED_ATTR: ['href', 'scope', 'colspan'],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  // The site's policy lets no plain text become HTML: browsers with Trusted Types get a TrustedHTML, which acts as a string.
  RETURN_TRUSTED_TYPE: true,
};

/** An origin that no real address has: an address that resolves to it is a path of this site. */
const siteStandIn = 'https://site.invalid';

let purifier: Purifier | undefined;

/**
 * Reply HTML that is safe to insert. Runs only in the browser. Links to other sites open in a new tab. Returns an empty text where DOMPurify can't work.
 */
export function sanitiseReply(html: string): string {
  purifier ??= createPurifier();
  return purifier.isSupported ? purifier.sanitize(html, config) : '';
}

/** A separate instance, so that its hooks apply only here. */
function createPurifier(): Purifier {
  const instance = DOMPurify(window);
  instance.addHook('afterSanitizeAttributes', (element) => {
    if (element.tagName === 'A') guardLink(element);
  });
  return instance;
}

function guardLink(link: Element): void {
  const href = link.getAttribute('href');
  if (href === null) return;
  const url = parseUrl(href);
  if (url?.origin === siteStandIn) {
    if (!href.startsWith('/')) link.removeAttribute('href');
  } else if (url?.protocol === 'https:' || url?.protocol === 'http:') {
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer');
  } else if (url?.protocol !== 'mailto:' && url?.protocol !== 'tel:') {
    link.removeAttribute('href');
  }
}

/** Resolves an address as a browser does, for which "/\evil.example" and "/<tab>/evil.example" name another host. */
function parseUrl(address: string): URL | undefined {
  try {
    return new URL(address, siteStandIn);
  } catch {
    return undefined;
  }
}
