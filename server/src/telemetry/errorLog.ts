import type { ReportedEvent } from '@sayapatri/contract/telemetry';
import type { FastifyBaseLogger } from 'fastify';

/** How many places of errors are logged in an hour, at most, and how many of them on the report of one address. */
const maxPlaces = 50;
const maxOfAddress = 5;
const hourMs = 3_600_000;

/** Logs where errors of the site's scripts happened, each place once an hour: file and line, no message. */
export function createErrorLog(log: FastifyBaseLogger, now: () => number = Date.now) {
  const logged = new Set<string>();
  const byAddress = new Map<string, number>();
  let began = now();
  return function logError(event: ReportedEvent, known: boolean, addressKey: string): void {
    if (event.kind !== 'error' && event.kind !== 'rejection') return;
    if (now() - began > hourMs) {
      logged.clear();
      byAddress.clear();
      began = now();
    }
    const place = `${event.file}:${event.line}`;
    // Only text in the form of one of the site's addresses is logged, so that no stranger's text is.
    if (!known || !/^\/_\/[\w./-]+:\d+$/.test(place) || logged.has(place) || logged.size >= maxPlaces) return;
    const ofAddress = byAddress.get(addressKey) ?? 0;
    if (ofAddress >= maxOfAddress) return;
    byAddress.set(addressKey, ofAddress + 1);
    logged.add(place);
    log.warn({ place, error: /^[A-Za-z]{1,40}$/.test(event.name) ? event.name : 'other' }, 'browser error');
  };
}
