import { whenIdle } from '../browser/whenIdle.ts';
import { count, startCounting } from './count.ts';

/** Whether the visitor has asked not to be tracked: Do Not Track or Global Privacy Control. */
function isDeclined({ doNotTrack, globalPrivacyControl }: Navigator & { globalPrivacyControl?: boolean }) {
  return doNotTrack === '1' || globalPrivacyControl === true;
}

/**
 * Starts counting failures where telemetry `isOn`. The reporting code is loaded once the page is idle; if it can't be
 * loaded, nothing is reported, which does not affect the page.
 */
export function startTelemetry(isOn = false): void {
  if (!isOn || isDeclined(navigator)) return;
  startCounting();
  const countError = (place: string) => {
    const failed = ownPackage(place);
    if (failed !== undefined) count({ kind: 'error', package: failed, reason: 'script' });
  };
  window.addEventListener('error', ({ filename }) => countError(filename));
  window.addEventListener('unhandledrejection', ({ reason }) =>
    countError(reason instanceof Error ? (reason.stack ?? '') : ''),
  );
  const load = () =>
    import('./telemetryReports.ts').then(({ startReports }) => startReports()).catch(() => {});
  whenIdle(load, 5_000);
}

/** The package whose script an address or a stack names first; undefined where none of the site's own is named. */
const ownPackage = (place: string): string | undefined =>
  place.split(`${window.location.origin}/_/`)[1]?.split('/')[0];
