import { mapHost } from 'shared/brand';
import { integrityOf } from 'shared/release/integrity';

const hash = (text: string) => `'${integrityOf(text)}'`;

/**
 * The policy of one page: its own inline script and styles by hash, nothing else inline. Emotion's run-time tags
 * start empty and are filled through the CSSOM, so the empty text's hash allows them.
 */
export function contentSecurityPolicy(
  inlineScripts: readonly string[],
  inlineStyles: readonly string[],
): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${inlineScripts.map(hash).join(' ')}`,
    `style-src 'self' ${['', ...inlineStyles].map(hash).join(' ')}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    `frame-src ${mapHost}`,
    "form-action 'self'",
    "base-uri 'none'",
  ].join('; ');
}
