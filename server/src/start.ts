import { buildApp } from './app.ts';
import type { Config } from './config/config.ts';
import { openStore } from './enquiries/openStore.ts';
import { startRetention } from './enquiries/retention.ts';
import { listenError } from './http/listenError.ts';
import { type OfficeMail, startOfficeMail } from './mail/officeMail.ts';
import { createMetrics } from './metrics/metrics.ts';
import { type MetricsServer, serveMetrics } from './metrics/metricsServer.ts';
import { timedStore } from './metrics/timedStore.ts';
import { SiteFolder } from './site/siteFolder.ts';

export { type Config, readConfig } from './config/config.ts';
export { UserError } from './config/userError.ts';
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
  await new SiteFolder(config.siteDir).check();
  const metrics = createMetrics();
  const enquiries = timedStore(await openStore(config), metrics);
  let mail: OfficeMail | undefined;
  let metricsServer: MetricsServer | undefined;
  const app = await buildApp({ config, enquiries, metrics, onStored: () => mail?.wake() });
  let endRetention = () => {};
  const close = async () => {
    await app.close();
    await metricsServer?.close();
    await mail?.close();
    endRetention();
    await enquiries.close();
  };
  try {
    if (config.metricsPort !== undefined) metricsServer = await serveMetrics(metrics, config);
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    await close();
    throw listenError(error, config, ['PORT', 'HOST']);
  }
  if (config.mail) mail = startOfficeMail(enquiries, config.mail, app.log);
  if (config.retentionDays) endRetention = startRetention(enquiries, config.retentionDays, app.log);
  return { url: app.listeningOrigin, metricsUrl: metricsServer?.url, close };
}
