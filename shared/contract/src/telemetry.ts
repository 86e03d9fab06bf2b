/** What browsers report to their own site if the operator has turned telemetry on: nothing about the visitor. */

/** Where reports are posted. Below `/_/`, so no page can have this address. */
export const telemetryEndpoint = '/_/telemetry';

/** `/telemetry.json`, which is there only where telemetry is on. */
export interface TelemetrySettings {
  /** The version that is live, by package. */
  versions: Record<string, string>;
}

/** An event that is counted. Packages are named as their folders are, e.g. `remote-blog`. */
export type TelemetryEvent =
  /**
   * `script`: an error or rejection in one of the package's scripts that nothing caught; never its message. Else the
   * remote could not be shown: it could not be loaded, did not answer in time, or threw while it was drawn.
   */
  | { kind: 'error'; package: string; reason: 'script' | 'load' | 'timeout' | 'render' }
  /** As the library web-vitals rates it. */
  | { kind: 'vital'; name: 'LCP' | 'INP' | 'CLS' | 'TTFB'; rating: 'good' | 'needs-improvement' | 'poor' };

/** The largest number of events that one document reports. */
export const mostEvents = 40;
