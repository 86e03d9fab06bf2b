import type { TelemetrySettings } from '@sayapatri/contract/telemetry';
import { whenIdle } from '../browser/whenIdle.ts';
import { count, keepCounting, setCounter } from './count.ts';

/** Events of the window that are reported. */
const reportedEvents = ['error', 'unhandledrejection', 'securitypolicyviolation'] as const;

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
  for (const type of reportedEvents) window.addEventListener(type, count);

  const load = async () => {
    const [{ startReports }, settings] = await Promise.all([
      import('./telemetryReports.ts'),
      fetchSettings(),
    ]);
    startReports(settings);
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
