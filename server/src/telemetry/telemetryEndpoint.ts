import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serverPaths } from '@sayapatri/contract/serverPaths';
import { mostEvents, type TelemetryEvent, type TelemetrySettings } from '@sayapatri/contract/telemetry';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { sendPlain } from '../http/plainText.ts';
import { rateLimit } from '../http/rateLimit.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { SiteFolder } from '../site/siteFolder.ts';

/** A browser sends about one report for each document, and a school has many browsers behind one address. */
const perMinute = 240;

const eventSchema: v.GenericSchema<unknown, TelemetryEvent> = v.variant('kind', [
  v.object({
    kind: v.literal('error'),
    package: v.pipe(v.string(), v.maxLength(100)),
    reason: v.picklist(['script', 'load', 'timeout', 'render']),
  }),
  v.object({
    kind: v.literal('vital'),
    name: v.picklist(['LCP', 'INP', 'CLS', 'TTFB']),
    rating: v.picklist(['good', 'needs-improvement', 'poor']),
  }),
]);
const reportSchema = v.object({ events: v.pipe(v.array(eventSchema), v.maxLength(mostEvents)) });

/**
 * POST /_/telemetry: counts errors and web vitals that browsers report, by package and its live version; answers 204 and
 * keeps nothing else. Anybody can post, so other names than the live packages' are counted as `other`. 404 while the site
 * was composed without telemetry.
 */
export function addTelemetryEndpoint(app: FastifyInstance, site: SiteFolder, metrics: Metrics): void {
  const limit = rateLimit(perMinute);
  app.post(serverPaths.telemetry, { bodyLimit: 16 * 1024 }, async (request, reply) => {
    const known = await liveVersions(site.current());
    if (known === undefined) return sendPlain(reply, 404);
    if ((await limit(request.ip)) > 0) return sendPlain(reply, 429, 'Too many reports.');
    const report = v.safeParse(reportSchema, request.body);
    if (!report.success) return sendPlain(reply, 400);
    for (const event of report.output.events) {
      if (event.kind === 'vital') {
        const { name, rating } = event;
        metrics.webVitals.inc({ name, rating, version: known.shell ?? 'other' });
      } else {
        const { package: name, reason } = event;
        const version = Object.hasOwn(known, name) ? known[name] : undefined;
        const live = { package: version ? name : 'other', version: version ?? 'other' };
        metrics.browserErrors.inc({ ...live, reason });
      }
    }
    return reply.code(204).header('Cache-Control', 'no-store').send();
  });
}

/** The live version of each package, as the site in `root` names them; undefined where telemetry is off. */
async function liveVersions(root = ''): Promise<TelemetrySettings['versions'] | undefined> {
  const text = await readFile(join(root, 'telemetry.json'), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as TelemetrySettings).versions;
}
