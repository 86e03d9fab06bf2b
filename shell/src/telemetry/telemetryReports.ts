/** Sends what is counted to the site's own server. Loaded only if telemetry is on (startTelemetry.ts). */
import {
  type ReportedEvent,
  reportLimits,
  type TelemetryEvent,
  type TelemetryReport,
  type TelemetrySettings,
  telemetryEndpoint,
} from '@sayapatri/contract/telemetry';
import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import { connection } from '../browser/connection.ts';
import { setCounter } from './count.ts';

/** Reads a package's name from an address of its files, `/_/<package>/…`. */
const packageOf = (event: TelemetryEvent): string =>
  'package' in event ? event.package : 'file' in event ? (event.file.split('/')[2] ?? '') : 'shell';

/**
 * Reports all events that are counted, in one beacon: when the page is hidden or enough events have collected. A document
 * reports at most as much as `reportLimits` allows.
 */
export function startReports({ versions }: TelemetrySettings): void {
  const waiting: ReportedEvent[] = [];
  let bytesLeft: number = reportLimits.bytes;

  function send() {
    if (waiting.length === 0) return;
    const report: TelemetryReport = { events: waiting.splice(0) };
    const body = new Blob([JSON.stringify(report)], { type: 'application/json' });
    navigator.sendBeacon(telemetryEndpoint, body);
  }

  function add(event: TelemetryEvent, page: string) {
    const reported = { ...event, page, version: versions[packageOf(event)] ?? '' };
    bytesLeft -= JSON.stringify(reported).length + 1;
    if (bytesLeft < 20) return;
    waiting.push(reported);
    if (waiting.length === reportLimits.events) send();
  }

  const { origin, pathname: documentPath } = window.location;
  const refused = new Set<string>();

  /** Each place is counted once, because a browser may report it by an event and by a report. */
  function addRefusal(refusal: Refusal, page: string) {
    const found = refusalOf(refusal, origin);
    if (found === undefined || refused.has(found.place)) return;
    refused.add(found.place);
    add(found.event, page);
  }

  setCounter((event, page) => {
    if (event instanceof SecurityPolicyViolationEvent) return addRefusal(event, page);
    const found = event instanceof Event ? errorOf(event, origin) : event;
    if (found !== undefined) add(found, page);
  });
  // The observer also gets violations from before the site's first script, such as code injected into the page.
  if ('ReportingObserver' in window)
    new ReportingObserver(
      (reports) => {
        const page = window.location.pathname;
        for (const { body } of reports) if (body) addRefusal(body as unknown as Refusal, page);
      },
      { types: ['csp-violation'], buffered: true },
    ).observe();

  for (const onVital of [onLCP, onINP, onCLS, onTTFB])
    onVital(({ name, value }) => {
      const rounded = name === 'CLS' ? Math.round(value * 1_000) / 1_000 : Math.round(value);
      const type = connection().effectiveType ?? 'unknown';
      add({ kind: 'vital', name: name as 'LCP', value: rounded, connection: type }, documentPath);
    });

  // Registered after the listeners of web-vitals, so that their last figures are in the report.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
  window.addEventListener('pagehide', send);
}

/** An address of one of the site's own scripts, with a line, as stacks write it. */
const ownScript = (text: string, origin: string) => {
  const start = text.indexOf(`${origin}/_/`);
  if (start < 0) return undefined;
  const found = /^(\/_\/[\w./-]+):(\d+)/.exec(text.slice(start + origin.length));
  return found?.[1] === undefined ? undefined : { file: found[1], line: Number(found[2]) };
};

/** The class of an error; never its message, which may contain what a visitor typed. */
const classOf = (error: unknown) =>
  error instanceof Error && /^[A-Za-z]{1,40}$/.test(error.name) ? error.name : 'Error';

/** The fields that the window's event and the browser's own report of a policy violation have in common. */
interface Refusal {
  effectiveDirective: string;
  originalPolicy: string;
  sourceFile?: string | null;
  lineNumber?: number | null;
}

/**
 * The event that counts a violation, and the violation's place. Undefined for scripts that are not the site's, such as
 * those of extensions, and where the browser itself reports it (to the address in the header's policy).
 */
export function refusalOf(
  refusal: Refusal,
  origin: string,
): { event: TelemetryEvent; place: string } | undefined {
  const { effectiveDirective: directive, originalPolicy } = refusal;
  const file = refusal.sourceFile ?? '';
  const isForeign = file !== '' && !file.startsWith(`${origin}/`);
  if (isForeign || originalPolicy.includes('report-to')) return undefined;
  return { event: { kind: 'policy', directive }, place: `${directive} ${file}:${refusal.lineNumber ?? 0}` };
}

/** The event that counts an error; undefined for errors in scripts that are not the site's. */
export function errorOf(event: Event, origin: string): TelemetryEvent | undefined {
  if (event instanceof PromiseRejectionEvent) {
    const { reason } = event;
    const found = reason instanceof Error ? ownScript(reason.stack ?? '', origin) : undefined;
    return found && { kind: 'rejection', name: classOf(reason), ...found };
  }
  if (event instanceof ErrorEvent) {
    const found = ownScript(`${event.filename}:${event.lineno}`, origin);
    return found && { kind: 'error', name: classOf(event.error), ...found };
  }
  return undefined;
}
