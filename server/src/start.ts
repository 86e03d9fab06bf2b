import { buildApp } from './app.ts';
import type { Config } from './config/config.ts';
import { openStore } from './enquiries/openStore.ts';
import { startRetention } from './enquiries/retention.ts';
import { listenError } from './http/listenError.ts';
import { officeMail } from './mail/officeMail.ts';
import { createMetrics, serveMetrics } from './metrics/metrics.ts';
import { type Outbox, type Sender, startOutbox } from './outbox/outbox.ts';
import { SiteFolder } from './site/siteFolder.ts';
import { webhook } from './webhook/webhook.ts';

export { UserError } from '@sayapatri/contract/userError';
export { type Config, readConfig } from './config/config.ts';
export { endGracefully } from './endGracefully.ts';

/** A running server. `close` finishes the requests under way, then closes the enquiries. */
export interface RunningServer {
  /** Where it answers, such as http://127.0.0.1:4173, without a trailing slash. */
  url: string;
  /** Where its metrics are read; undefined where METRICS_PORT is not set. */
  metricsUrl?: string | undefined;
  close(): Promise<void>;
}

/**
 * Starts the server. Throws a UserError, and leaves nothing open, when there is no composed site, enquiries can't be
 * stored, or the address is not available.
 */
export async function startServer(config: Config): Promise<RunningServer> {
  const site = new SiteFolder(config.siteDir);
  await site.check();
  const metrics = createMetrics();
  const enquiries = await openStore(config);
  const opened = [() => enquiries.close()];
  const outboxes: Outbox[] = [];
  // These start last, but end after the app, whose last enquiries they may still send.
  opened.push(async () => {
    await Promise.all(outboxes.map((outbox) => outbox.close()));
  });
  try {
    const app = await buildApp({
      config,
      enquiries,
      metrics,
      onStored: () => {
        for (const outbox of outboxes) outbox.wake();
      },
    });
    opened.push(() => app.close());
    const { metricsPort } = config;
    const metricsServer = metricsPort === undefined ? undefined : await serveMetrics(metrics, metricsPort);
    if (metricsServer) opened.push(() => metricsServer.close());
    await app.listen({ port: config.port, host: config.host });
    if (config.retentionDays !== undefined) {
      const endRetention = startRetention(enquiries, config.retentionDays, app.log);
      opened.push(async () => endRetention());
    }
    const send = (sender: Sender) =>
      outboxes.push(
        startOutbox(enquiries, sender, app.log, (outcome) =>
          metrics.deliveries.inc({ channel: sender.channel, outcome }),
        ),
      );
    if (config.mail) send(officeMail(config.mail, app.log));
    if (config.webhook) send(webhook(config.webhook));
    return { url: app.listeningOrigin, metricsUrl: metricsServer?.url, close: () => closeAll(opened) };
  } catch (error) {
    await closeAll(opened);
    throw listenError(error, config, 'PORT and HOST');
  }
}

/** Runs all closing functions in reverse order, even if some of them fail, and then rejects with the first reason. */
async function closeAll(opened: (() => Promise<void>)[]): Promise<void> {
  const reasons: unknown[] = [];
  for (const close of opened.toReversed()) await close().catch((reason) => reasons.push(reason));
  if (reasons.length > 0) throw reasons[0];
}
