import type { TelemetryEvent } from '@sayapatri/contract/telemetry';

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

/**
 * A violation of the security policy, with the fields that the window's event and the browser's own report have in
 * common.
 */
export interface Refusal {
  effectiveDirective: string;
  originalPolicy: string;
  sourceFile?: string | null;
  lineNumber?: number | null;
}

/**
 * What is counted of a violation, and its place. Undefined for scripts that are not the site's, such as those of
 * extensions, and where the browser itself reports it (to the address in the header's policy).
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

/** What is counted of an error; undefined for errors in scripts that are not the site's. */
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
