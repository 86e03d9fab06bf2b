import { UserError } from '@sayapatri/contract/userError';
import { buildApp } from './app.ts';
import type { Config } from './config/config.ts';
import { openStore } from './enquiries/openStore.ts';
import { startRetention } from './enquiries/retention.ts';
import { officeMail } from './mail/officeMail.ts';
import { type Outbox, type Sender, startOutbox } from './outbox/outbox.ts';
import { SiteFolder } from './site/siteFolder.ts';
import { webhook } from './webhook/webhook.ts';

export { type Config, readConfig } from './config/config.ts';
export { endGracefully } from './endGracefully.ts';

/** A running server. `close` finishes the requests under way, then closes the enquiries. */
export interface RunningServer {
  /** Where it answers, such as http://127.0.0.1:4173, without a trailing slash. */
  url: string;
  close(): Promise<void>;
}

/**
 * Starts the server. Throws a UserError, and leaves nothing open, when there is no composed site, enquiries can't be
 * stored, or the address is not available.
 */
export async function startServer(config: Config): Promise<RunningServer> {
  const site = new SiteFolder(config.siteDir);
  await site.check();
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
      onStored: () => {
        for (const outbox of outboxes) outbox.wake();
      },
    });
    opened.push(() => app.close());
    await app.listen({ port: config.port, host: config.host });
    if (config.retentionDays !== undefined) {
      const endRetention = startRetention(enquiries, config.retentionDays, app.log);
      opened.push(async () => endRetention());
    }
    const send = (sender: Sender) => outboxes.push(startOutbox(enquiries, sender, app.log));
    if (config.mail) send(officeMail(config.mail, app.log));
    if (config.webhook) send(webhook(config.webhook));
    return { url: app.listeningOrigin, close: () => closeAll(opened) };
  } catch (error) {
    await closeAll(opened);
    throw listenError(error, config);
  }
}

/** A UserError that says which variables to change where the address is not available, or the error itself. */
function listenError(error: unknown, { port, host }: Config): unknown {
  if (!(error instanceof Error && 'syscall' in error && 'code' in error)) return error;
  return new UserError(
    `The address of PORT and HOST, ${host}:${port}, can't be used (${error.code}): stop the program that uses it, or set another one, such as port 0 for any that is free.`,
  );
}

/** Runs all closing functions in reverse order, even if some of them fail, and then rejects with the first reason. */
async function closeAll(opened: (() => Promise<void>)[]): Promise<void> {
  const reasons: unknown[] = [];
  for (const close of opened.toReversed()) await close().catch((reason) => reasons.push(reason));
  if (reasons.length > 0) throw reasons[0];
}
