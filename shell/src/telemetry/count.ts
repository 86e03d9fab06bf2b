import type { TelemetryEvent } from '@sayapatri/contract/telemetry';

/** Called with each event, the shell's own or one of the window, and with the path of the page on the screen. */
type Counter = (event: TelemetryEvent | Event, page: string) => void;

/** Events that happened before the reporting code was loaded; undefined while telemetry is off. */
let waiting: Parameters<Counter>[] | undefined;
let counter: Counter | undefined;

/** Counts an event. Does nothing while telemetry is off. */
export function count(event: TelemetryEvent | Event): void {
  const page = window.location.pathname;
  if (counter === undefined) waiting?.push([event, page]);
  else counter(event, page);
}

/** From now on events are kept until `setCounter` is called. */
export function keepCounting(): void {
  waiting ??= [];
}

/** Passes all kept and all later events to `next`; undefined stops counting. */
export function setCounter(next: Counter | undefined): void {
  counter = next;
  const counted = waiting ?? [];
  waiting = undefined;
  if (next !== undefined) for (const one of counted) next(...one);
}

/**
 * Counts and logs that React found a document that differed from its HTML and rendered the page again, usually because an
 * extension or a translator had changed it. Visitors notice nothing, so no error is reported. The trial before a
 * release looks for this log line: nothing else changes the document there, so the page itself renders differently from
 * its HTML.
 */
export function noteRecovery(error: unknown): void {
  count({ kind: 'hydration-recovered' });
  console.debug(`Hydration recovered: ${error instanceof Error ? error.message : error}`);
}
