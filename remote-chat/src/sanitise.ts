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
  // A path of this site, for which `//` and `/\` are none; another site by https; a letter; a call.
  ALLOWED_URI_REGEXP: /^(?:\/(?![/\\])|https:|mailto:|tel:)/i,
  ADD_URI_SAFE_ATTR: ['scope', 'colspan'],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  // The site's policy lets no plain text become HTML: browsers with Trusted Types get a TrustedHTML, which acts as a string.
  RETURN_TRUSTED_TYPE: true,
};

let purifier: Purifier | undefined;

/**
 * Reply HTML that is safe to insert. Runs only in the browser. Links to other sites open in a new tab. Returns an empty text where DOMPurify can't work.
 */
export function sanitiseReply(html: string): string {
  purifier ??= createPurifier();
  return purifier.isSupported ? purifier.sanitize(html, config) : '';
}

/** A separate instance, so that its hook applies only here. */
function createPurifier(): Purifier {
  const instance = DOMPurify(window);
  instance.addHook('afterSanitizeAttributes', (element) => {
    if (!/^https:/i.test(element.getAttribute('href') ?? '')) return;
    element.setAttribute('target', '_blank');
    element.setAttribute('rel', 'noopener noreferrer');
  });
  return instance;
}
