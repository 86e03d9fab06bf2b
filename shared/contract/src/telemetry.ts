/** What browsers report to their own site if the operator has turned telemetry on: nothing about the visitor. */

/** Where reports are posted. Below `/_/`, so no page can have this address. */
export const telemetryEndpoint = '/_/telemetry';

/** `/telemetry.json`, which is there only where telemetry is on. */
export interface TelemetrySettings {
  /** The version that is live, by package. */
  versions: Record<string, string>;
  /** Versions that were live before, newest first, by package: tabs that are still open may use them. */
  former: Record<string, string[]>;
}

/** The beginning of the reporting script's file name: only pages with telemetry on may load it. */
export const telemetryScript = 'telemetryReports';

/** Why a remote could not be shown: it could not be loaded, did not answer in time, or threw while it was drawn. */
export type FailureReason = 'load' | 'timeout' | 'render';

/** An event that is counted. Packages are named as their folders are, e.g. `remote-blog`. */
export type TelemetryEvent =
  /** A document requested a package's code for the first time. */
  | { kind: 'visit'; package: string }
  /** `attempt` is 1 where a second one follows, else 2. */
  | { kind: 'remote-failed'; package: string; reason: FailureReason; attempt: 1 | 2 }
  /** React found a document that differed from its HTML, and rendered the page again. */
  | { kind: 'hydration-recovered' }
  /** An error that nothing caught; `name` is its class, `file` an address of the site's own scripts. Never its message. */
  | { kind: 'error' | 'rejection'; name: string; file: string; line: number }
  /** The page's own security policy or Trusted Types refused something: the name of the directive. */
  | { kind: 'policy'; directive: string }
  /** Milliseconds, but for CLS, which has no unit. */
  | { kind: 'vital'; name: 'LCP' | 'INP' | 'CLS' | 'TTFB'; value: number; connection: string };

/** An event as it is sent. */
export type ReportedEvent = TelemetryEvent & {
  /** Path of the page on the screen, without query. */
  page: string;
  /** Version of the package it concerns; of the shell where it concerns none. */
  version: string;
};

/** The JSON body of a report. */
export interface TelemetryReport {
  events: ReportedEvent[];
}

/** Limits: bytes that one document reports, and events in one report. */
export const reportLimits = { bytes: 4_096, events: 40 } as const;
