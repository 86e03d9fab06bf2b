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

/**
 * What is counted of an event of the window. Undefined for errors of others' scripts, such as a browser's extensions, and
 * for refusals that the browser itself reports (the header's policy names where).
 */
export function eventOf(event: Event, origin: string): TelemetryEvent | undefined {
  if (event instanceof SecurityPolicyViolationEvent) {
    const { effectiveDirective, originalPolicy, sourceFile } = event;
    const isForeign = sourceFile !== '' && sourceFile !== null && !sourceFile.startsWith(`${origin}/`);
    if (isForeign || originalPolicy.includes('report-to')) return undefined;
    return { kind: 'policy', directive: effectiveDirective };
  }
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
