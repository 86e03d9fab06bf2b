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
