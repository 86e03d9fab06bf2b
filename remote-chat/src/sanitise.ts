/** The only file that uses DOMPurify: the markup that replies may contain. */
import DOMPurify, { type Config, type DOMPurify as Purifier } from 'dompurify';
import { mapHost } from 'shared/core';

const config: Config = {
  ALLOWED_TAGS: [
    ...['p', 'br', 'strong', 'em', 'ul', 'ol', 'li', 'a', 'iframe'],
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  // No id and no name, which could shadow the page's own; no style and no class.
  ALLOWED_ATTR: ['href', 'src', 'title', 'loading', 'scope', 'colspan'],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  // The site's policy lets no plain text become HTML: browsers with Trusted Types get a TrustedHTML, which acts as a string.
  RETURN_TRUSTED_TYPE: true,
};

/**
 * The map needs its own scripts, and its own origin to fetch tiles; its link to the large map opens a tab. That
 * origin is never ours, so the frame cannot take the sandbox off.
 */
const mapSandbox = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';

/** An origin that no real address has: whatever resolves to it is a path inside the site. */
const siteStandIn = 'https://site.invalid';

let purifier: Purifier | undefined;

/**
 * Reply HTML made safe to insert. Runs in the browser only. Links that leave the site open in a new tab, frames
 * other than the map's are removed. Where DOMPurify can't work nothing is let through.
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
    if (element.tagName === 'IFRAME') guardFrame(element);
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

function guardFrame(frame: Element): void {
  const url = parseUrl(frame.getAttribute('src') ?? '');
  const isMap =
    url?.origin === mapHost && url.pathname === '/export/embed.html' && !url.username && !url.password;
  if (!isMap) {
    frame.remove();
    return;
  }
  frame.setAttribute('src', url.href);
  frame.setAttribute('sandbox', mapSandbox);
}

/** As a browser would: "/\evil.example" and "/<tab>/evil.example" are another host, whatever their first letter. */
function parseUrl(address: string): URL | undefined {
  try {
    return new URL(address, siteStandIn);
  } catch {
    return undefined;
  }
}
