import { count } from './count.ts';

/**
 * Logs that React found a document that differed from its HTML and rendered the page again, usually because an
 * extension or a translator had changed it. Visitors notice nothing, so no error is reported. The trial before a
 * release looks for this log line: nothing else changes the document there, so the page itself renders differently from
 * its HTML.
 */
export function noteRecovery(error: unknown): void {
  count({ kind: 'hydration-recovered' });
  console.debug(`Hydration recovered: ${error instanceof Error ? error.message : error}`);
}
