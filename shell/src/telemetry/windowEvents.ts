import type { TelemetryEvent } from 'shared/contract/telemetry';

/** An address of one of the site's own scripts, with a line, as stacks write it. */
const ownScript = (text: string, origin: string) => {
  const start = text.indexOf(`${origin}/_/`);
  if (start < 0) return undefined;
  const found = /^(\/_\/[\w./-]+):(\d+)/.exec(text.slice(start + origin.length));
  return found?.[1] === undefined ? undefined : { file: found[1], line: Number(found[2]) };
};

/** The class of an error; never its message, which may hold what a visitor typed. */
const classOf = (error: unknown) =>
  error instanceof Error && /^[A-Za-z]{1,40}$/.test(error.name) ? error.name : 'Error';

/** What the security policy has refused, as the event of the window and the browser's own report both say it. */
export interface Refusal {
  effectiveDirective: string;
  originalPolicy: string;
  sourceFile?: string | null;
  lineNumber?: number | null;
}

/**
 * What is counted of a refusal, and where it happened. Undefined for what others' scripts did, such as a browser's
 * extensions, and where the browser itself reports it (the header's policy names where).
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

/** What is counted of an error; undefined for errors of others' scripts. */
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
