import type { TelemetrySettings } from '@sayapatri/contract/telemetry';
import { whenIdle } from '../browser/whenIdle.ts';
import { count, keepCounting, reportedEvents, setCounter } from './count.ts';

/** Whether the visitor has asked not to be tracked: Do Not Track or Global Privacy Control. */
function isDeclined({ doNotTrack, globalPrivacyControl }: Navigator & { globalPrivacyControl?: boolean }) {
  return doNotTrack === '1' || globalPrivacyControl === true;
}

/**
 * Starts counting failures in `share` of all documents, in none if it is undefined. The reporting code is loaded once
 * the page is idle.
 */
export function startTelemetry(share: number | undefined): void {
  if (share === undefined || isDeclined(navigator) || Math.random() >= share) return;
  keepCounting();
  count({ kind: 'visit', package: 'shell' });
  const early: Event[] = [];
  const keep = (event: Event) => early.push(event);
  for (const type of reportedEvents) window.addEventListener(type, keep);

  const load = async () => {
    const [{ startReports }, settings] = await Promise.all([
      import('./telemetryReports.ts'),
      fetchSettings(),
    ]);
    for (const type of reportedEvents) window.removeEventListener(type, keep);
    startReports(settings, early);
  };
  // If the reporting code can't be loaded, nothing is reported, which does not affect the page.
  const begin = () => load().catch(() => setCounter(undefined));
  whenIdle(begin, 2_000, { timeout: 5_000 });
}

async function fetchSettings(): Promise<TelemetrySettings> {
  const response = await fetch('/telemetry.json');
  if (!response.ok) throw new Error('Telemetry is off.');
  return response.json();
}
