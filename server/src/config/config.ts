import { isAbsolute, relative } from 'node:path';
import { UserError } from '@sayapatri/contract/userError';
import * as v from 'valibot';
import { environment, hints } from './environment.ts';

/** The server's settings, which docs/serving.md explains. Folders are absolute paths. */
export type Config = ReturnType<typeof readConfig>;
export type MailSettings = NonNullable<Config['mail']>;
export type WebhookSettings = NonNullable<Config['webhook']>;

/**
 * Reads the configuration from environment variables; a blank variable counts as left out.
 * Throws a UserError naming the first variable that is wrong, its value and what to set it to.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const parsed = v.safeParse(environment, given);
  if (!parsed.success) {
    const name = parsed.issues[0].path?.[0].key as keyof typeof hints;
    const value = mayHoldPassword(name) ? 'wrong' : JSON.stringify(given[name]);
    throw new UserError(`${name} is ${value}: ${hints[name]}.`);
  }
  const read = parsed.output;
  const { SITE_DIR, DATA_DIR, SMTP_URL, WEBHOOK_URL, WEBHOOK_SECRET } = read;
  if (isInside(DATA_DIR, SITE_DIR)) {
    throw new UserError(
      `DATA_DIR is "${DATA_DIR}", inside the public site folder "${SITE_DIR}": set it to a folder outside, so that enquiries stay private.`,
    );
  }
  if (WEBHOOK_URL && !WEBHOOK_SECRET)
    throw new UserError(`WEBHOOK_SECRET is missing: ${hints.WEBHOOK_SECRET}.`);
  return {
    port: read.PORT,
    host: read.HOST,
    siteDir: SITE_DIR,
    dataDir: DATA_DIR,
    /** Undefined to keep enquiries in SQLite, in `dataDir`. */
    databaseUrl: read.DATABASE_URL,
    logLevel: read.LOG_LEVEL,
    trustProxy: read.TRUST_PROXY,
    rateLimitPerMinute: read.RATE_LIMIT_PER_MINUTE,
    /** Undefined to send no mail to the office. */
    mail: SMTP_URL ? { url: SMTP_URL, from: read.MAIL_FROM, to: read.MAIL_TO } : undefined,
    /** Undefined to post no enquiries to another program. */
    webhook: WEBHOOK_URL && WEBHOOK_SECRET ? { url: WEBHOOK_URL, secret: WEBHOOK_SECRET } : undefined,
    retentionDays: read.RETENTION_DAYS,
    metricsPort: read.METRICS_PORT,
  };
}

/** Errors do not print addresses of a database, a mail server or a webhook, because these may hold a password. */
const mayHoldPassword = (name: string) => /_(URL|SECRET)$/.test(name);

function isInside(path: string, parent: string): boolean {
  const fromParent = relative(parent, path);
  return (
    fromParent === '' || !(fromParent === '..' || fromParent.startsWith('../') || isAbsolute(fromParent))
  );
}
