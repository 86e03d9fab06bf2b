import { count } from './count.ts';

/**
 * React found another document than it had written, because an extension or a translator had changed it first, and has
 * drawn it anew. Nothing is wrong for the visitor, so no error is reported. The trial before a release reads this line
 * of the console: there, nobody else changes the document, and the page itself differs from its HTML.
 */
export function noteRecovery(error: unknown): void {
  count({ kind: 'hydration-recovered' });
  console.debug(`Hydration recovered: ${error instanceof Error ? error.message : error}`);
}
