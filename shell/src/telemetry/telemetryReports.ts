/** Sends what is counted to the site's own server. Loaded only if telemetry is on (startTelemetry.ts). */
import {
  type TelemetryReport,
  type TelemetrySettings,
  telemetryEndpoint,
} from '@sayapatri/contract/telemetry';
import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import { count, takeCounted } from './count.ts';

/** Reports all events that are counted, in one beacon whenever the page is hidden. Rejects where telemetry is off. */
export async function startReports(): Promise<void> {
  const response = await fetch('/telemetry.json', { signal: AbortSignal.timeout(15_000) });
  const { versions }: TelemetrySettings = await response.json();
  for (const onVital of [onLCP, onINP, onCLS, onTTFB])
    onVital(({ name, rating }) => count({ kind: 'vital', name: name as 'LCP', rating }));

  // Registered after the listeners of web-vitals, so that their last figures are in the report.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    const events = takeCounted().map((event) => {
      const version = versions['package' in event ? event.package : 'shell'] ?? '';
      return { ...event, version };
    });
    if (events.length === 0) return;
    const body = JSON.stringify({ events } satisfies TelemetryReport);
    navigator.sendBeacon(telemetryEndpoint, new Blob([body], { type: 'application/json' }));
  });
}
