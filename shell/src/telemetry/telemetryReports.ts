/** Sends what is counted to the site's own server. Loaded only if telemetry is on (startTelemetry.ts). */
import { telemetryEndpoint } from '@sayapatri/contract/telemetry';
import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import { count, takeCounted } from './count.ts';

/** Reports all events that are counted, in one beacon whenever the page is hidden. */
export function startReports(): void {
  for (const onVital of [onLCP, onINP, onCLS, onTTFB])
    onVital(({ name, rating }) => count({ kind: 'vital', name: name as 'LCP', rating }));

  // Registered after the listeners of web-vitals, so that their last figures are in the report.
  document.addEventListener('visibilitychange', () => {
    const events = document.visibilityState === 'hidden' ? takeCounted() : [];
    if (events.length === 0) return;
    const body = JSON.stringify({ events });
    navigator.sendBeacon(telemetryEndpoint, new Blob([body], { type: 'application/json' }));
  });
}
