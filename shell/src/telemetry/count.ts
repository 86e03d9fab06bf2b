import { mostEvents, type TelemetryEvent } from '@sayapatri/contract/telemetry';

/** The events of this document that are not reported yet; undefined while telemetry is off. */
let events: TelemetryEvent[] | undefined;
let left = mostEvents;

/** Counts an event. Does nothing while telemetry is off, or beyond what one document reports. */
export function count(event: TelemetryEvent): void {
  if (events === undefined || left === 0) return;
  left -= 1;
  events.push(event);
}

/** Turns counting on. */
export function startCounting(): void {
  events ??= [];
}

/** Returns the events since the last call. */
export const takeCounted = (): TelemetryEvent[] => events?.splice(0) ?? [];

/**
 * Logs that React found a document that differed from its HTML and rendered the page again, usually because an extension
 * or a translator had changed it. Visitors notice nothing, so it is no error. The trial before a release looks for this
 * line: nothing else changes the document there, so the page itself renders differently from its HTML.
 */
export function noteRecovery(error: unknown): void {
  console.debug(`Hydration recovered: ${error instanceof Error ? error.message : error}`);
}
