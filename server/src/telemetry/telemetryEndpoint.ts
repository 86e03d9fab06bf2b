import { type ReportedEvent, reportLimits } from '@sayapatri/contract/telemetry';
import { serverPaths } from '@sayapatri/hosting/serverPaths';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { addressKey } from '../http/addressKey.ts';
import { sendPlain } from '../http/plainText.ts';
import { rateLimit } from '../http/rateLimit.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { SiteFolder } from '../site/siteFolder.ts';
import { createAddressMemory } from './addressMemory.ts';
import { countEvent, forgetVersions } from './countReports.ts';
import { type KnownLabels, knownLabels } from './knownLabels.ts';
import { browserReportsSchema, reportSchema } from './reportSchema.ts';

/** A browser sends about one report for each document, and a school has many browsers behind one address. */
const perMinute = 240;

/**
 * POST /_/telemetry: counts what browsers report, each thing once an hour of an address, answers 204, and keeps nothing
 * else. 404 while the site was composed without telemetry.
 */
export function addTelemetryEndpoint(app: FastifyInstance, site: SiteFolder, metrics: Metrics): void {
  const byAddress = rateLimit(perMinute, 60);
  const memory = createAddressMemory();
  let countedFor: KnownLabels | undefined;
  const logError = createErrorLog(app.log);
  app.addContentTypeParser(
    'application/reports+json',
    { parseAs: 'string' },
    app.getDefaultJsonParser('error', 'error'),
  );

  const refuse = (reply: FastifyReply, status: number) => {
    metrics.reports.inc({ outcome: 'refused' });
    return sendPlain(reply, status, status === 429 ? 'Too many reports.' : undefined);
  };

  const bodyLimit = reportLimits.bytes * 4;
  app.post(serverPaths.telemetry, { bodyLimit }, async (request: FastifyRequest, reply) => {
    const root = site.current();
    const labels = root === undefined ? undefined : await knownLabels(root);
    if (labels === undefined) return sendPlain(reply, 404);
    if (labels !== countedFor) {
      countedFor = labels;
      await forgetVersions(metrics, labels);
    }
    const key = addressKey(request.ip);
    if ((await byAddress.waitFor(key)) > 0) return refuse(reply, 429);
    if (memory.isFull()) return refuse(reply, 503);
    if (request.headers['sec-fetch-site'] === 'cross-site') return refuse(reply, 403);

    const isSentByBrowser = request.headers['content-type']?.startsWith('application/reports+json') ?? false;
    const report = v.safeParse(isSentByBrowser ? browserReportsSchema : reportSchema, request.body);
    if (!report.success) return refuse(reply, 400);
    const address = memory.of(key);
    for (const event of report.output.events) {
      countEvent(metrics, labels, event, address, isSentByBrowser ? 'browser' : 'page');
      logError(event, 'file' in event && labels.versions.has(event.file.split('/')[2] ?? ''), key);
    }
    metrics.reports.inc({ outcome: 'taken' });
    return reply.code(204).header('Cache-Control', 'no-store').send();
  });
}

/** The largest numbers of places, in all and reported from one address, whose errors are logged in an hour. */
const maxPlaces = 50;
const maxOfAddress = 5;
const hourMs = 3_600_000;

/** Logs where errors of the site's scripts happened, each place once an hour: file and line, no message. */
export function createErrorLog(log: FastifyBaseLogger, now: () => number = Date.now) {
  const logged = new Set<string>();
  const byAddress = new Map<string, number>();
  let began = now();
  return function logError(event: ReportedEvent, known: boolean, addressKey: string): void {
    if (event.kind !== 'error' && event.kind !== 'rejection') return;
    if (now() - began > hourMs) {
      logged.clear();
      byAddress.clear();
      began = now();
    }
    const place = `${event.file}:${event.line}`;
    // Only text in the form of one of the site's addresses is logged, so that no stranger's text is.
    if (!known || !/^\/_\/[\w./-]+:\d+$/.test(place) || logged.has(place) || logged.size >= maxPlaces) return;
    const ofAddress = byAddress.get(addressKey) ?? 0;
    if (ofAddress >= maxOfAddress) return;
    byAddress.set(addressKey, ofAddress + 1);
    logged.add(place);
    log.warn({ place, error: /^[A-Za-z]{1,40}$/.test(event.name) ? event.name : 'other' }, 'browser error');
  };
}
