import type { ReportedEvent } from '@sayapatri/contract/telemetry';
import type { FastifyBaseLogger } from 'fastify';

/** How many places of errors are logged in an hour, at most. */
const maxPlaces = 50;
const hourMs = 3_600_000;

/** Logs where errors of the site's scripts happened, each place once an hour: file and line, no message. */
export function createErrorLog(log: FastifyBaseLogger, now: () => number = Date.now) {
  const logged = new Set<string>();
  let began = now();
  return function logError(event: ReportedEvent, known: boolean): void {
    if (event.kind !== 'error' && event.kind !== 'rejection') return;
    if (now() - began > hourMs) {
      logged.clear();
      began = now();
    }
    const place = `${event.file}:${event.line}`;
    // Only text in the form of one of the site's addresses is logged, so that no stranger's text is.
    if (!known || !/^\/_\/[\w./-]+:\d+$/.test(place) || logged.has(place) || logged.size >= maxPlaces) return;
    logged.add(place);
    log.warn({ place, error: /^[A-Za-z]{1,40}$/.test(event.name) ? event.name : 'other' }, 'browser error');
  };
}
