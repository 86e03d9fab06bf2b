import { reportLimits, type TelemetryReport } from '@sayapatri/contract/telemetry';
import * as v from 'valibot';

const word = v.pipe(v.string(), v.maxLength(100));
const path = v.pipe(v.string(), v.maxLength(300));
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000_000));
const common = { page: path, version: word };

const event = v.variant('kind', [
  v.object({ kind: v.literal('visit'), package: word, ...common }),
  v.object({
    kind: v.literal('remote-failed'),
    package: word,
    reason: v.picklist(['load', 'timeout', 'render']),
    attempt: v.picklist([1, 2]),
    ...common,
  }),
  v.object({ kind: v.literal('hydration-recovered'), ...common }),
  v.object({ kind: v.picklist(['error', 'rejection']), name: word, file: path, line: count, ...common }),
  v.object({ kind: v.literal('policy'), directive: word, ...common }),
  v.object({
    kind: v.literal('vital'),
    name: v.picklist(['LCP', 'INP', 'CLS', 'TTFB']),
    value: v.pipe(v.number(), v.minValue(0), v.maxValue(600_000)),
    connection: word,
    ...common,
  }),
]);

/** The reports of the site's own script. */
export const reportSchema: v.GenericSchema<unknown, TelemetryReport> = v.object({
  events: v.pipe(v.array(event), v.maxLength(reportLimits.events)),
});

/**
 * The reports that browsers post by themselves (Reporting API), read as events of the site's own script. Only violations of the policy
 * are asked for; of each two values are read, and the rest is dropped.
 */
export const browserReportsSchema: v.GenericSchema<unknown, TelemetryReport> = v.pipe(
  v.array(
    v.object({
      type: word,
      url: v.optional(v.pipe(v.string(), v.maxLength(2_000)), ''),
      // A report of another kind may have no body, which must not make the whole request invalid.
      body: v.nullish(v.object({ effectiveDirective: v.optional(word, '') })),
    }),
  ),
  v.maxLength(reportLimits.events),
  v.transform((reports) => ({
    events: reports
      .filter(({ type }) => type === 'csp-violation')
      .map(({ url, body }) => ({
        kind: 'policy' as const,
        directive: body?.effectiveDirective ?? '',
        page: URL.canParse(url) ? new URL(url).pathname : '',
        version: '',
      })),
  })),
);
