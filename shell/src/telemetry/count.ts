import type { TelemetryEvent } from 'shared/contract/telemetry';

/** Events of the window that are reported. */
export const reportedEvents = ['error', 'unhandledrejection', 'securitypolicyviolation'] as const;

/** Takes each event with the path of the page that was on the screen. */
export type Counter = (event: TelemetryEvent, page: string) => void;

/** What has happened before the code that reports is loaded; undefined while telemetry is off. */
let waiting: Parameters<Counter>[] | undefined;
let counter: Counter | undefined;

/** Counts something that has happened. Does nothing where telemetry is off. */
export function count(event: TelemetryEvent): void {
  const page = window.location.pathname;
  if (counter === undefined) waiting?.push([event, page]);
  else counter(event, page);
}

/** From now on what is counted waits for `setCounter`. */
export function keepCounting(): void {
  waiting ??= [];
}

/** Hands all that waits, and whatever comes, to `next`; undefined ends all counting. */
export function setCounter(next: Counter | undefined): void {
  counter = next;
  const counted = waiting ?? [];
  waiting = undefined;
  if (next !== undefined) for (const one of counted) next(...one);
}
