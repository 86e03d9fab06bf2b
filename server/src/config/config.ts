import { isAbsolute, relative } from 'node:path';
import { UserError } from '@sayapatri/hosting/userError';
import * as v from 'valibot';
import type { Json } from '../webhook/template.ts';
import { environment, hints, type logLevels } from './environment.ts';

/** How the office is told of enquiries. */
export interface MailSettings {
  /** The mail server, such as smtps://user:password@smtp.example:465. */
  url: string;
  from: string;
  to: string[];
}

/** How another program, such as a CRM, is told of enquiries. */
export interface WebhookSettings {
  /** Where enquiries are posted. */
  url: string;
  /** The key that signs them: `whsec_` and 24 to 64 bytes in Base64. */
  secret: string;
  /** The value of the header Authorization; undefined to send none. */
  authorization: string | undefined;
  /** What is posted; undefined for an event by Standard Webhooks. */
  body: Json | undefined;
}

/** The server's settings. Folders are absolute paths. */
export interface Config {
  port: number;
  host: string;
  siteDir: string;
  dataDir: string;
  /** PostgreSQL's address; undefined to keep enquiries in SQLite, in `dataDir`. */
  databaseUrl: string | undefined;
  logLevel: (typeof logLevels)[number];
  /** Addresses of proxies whose X-Forwarded-* headers are trusted, or false for none. */
  trustProxy: false | string[];
  /** Maximum number of enquiries accepted from one IP address in a minute. */
  rateLimitPerMinute: number;
  /** Maximum number of enquiries accepted from one e-mail address in an hour. */
  rateLimitPerEmailAndHour: number;
  /** How the office is told of enquiries by e-mail; undefined to send no mail. */
  mail: MailSettings | undefined;
  /** How another program is told of enquiries; undefined to post none. */
  webhook: WebhookSettings | undefined;
  /** Age in days after which enquiries are deleted; undefined keeps them. */
  retentionDays: number | undefined;
  /** Port on which metrics are read; undefined for none. */
  metricsPort: number | undefined;
  metricsHost: string;
}

/**
 * Reads the configuration from environment variables; one that is blank counts as left out.
 * Throws a UserError naming the first variable that is wrong, its value and what to set it to.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const parsed = v.safeParse(environment, given);
  if (!parsed.success) {
    const name = parsed.issues[0].path?.[0].key as keyof typeof hints;
    const value = mayHoldPassword(name) ? 'wrong' : JSON.stringify(given[name]);
    throw new UserError(`${name} is ${value}: ${hints[name]}.`);
  }
  const read = parsed.output;
  const { SITE_DIR, DATA_DIR } = read;
  if (isInside(DATA_DIR, SITE_DIR)) {
    throw new UserError(
      `DATA_DIR is "${DATA_DIR}", inside the public site folder "${SITE_DIR}": set it to a folder outside, so that enquiries stay private.`,
    );
  }
  return {
    port: read.PORT,
    host: read.HOST,
    siteDir: SITE_DIR,
    dataDir: DATA_DIR,
    databaseUrl: read.DATABASE_URL,
    logLevel: read.LOG_LEVEL,
    trustProxy: read.TRUST_PROXY,
    rateLimitPerMinute: read.RATE_LIMIT_PER_MINUTE,
    rateLimitPerEmailAndHour: read.RATE_LIMIT_PER_EMAIL,
    mail: read.SMTP_URL ? { url: read.SMTP_URL, from: read.MAIL_FROM, to: read.MAIL_TO } : undefined,
    webhook: webhookSettings(read),
    retentionDays: read.RETENTION_DAYS,
    metricsPort: read.METRICS_PORT,
    metricsHost: read.METRICS_HOST,
  };
}

/** An address of a database, a mail server or a webhook may hold a password. */
const mayHoldPassword = (name: string) => /_(URL|SECRET|AUTHORIZATION)$/.test(name);

function webhookSettings(read: v.InferOutput<typeof environment>): WebhookSettings | undefined {
  const { WEBHOOK_URL: url, WEBHOOK_SECRET: secret } = read;
  if (url === undefined) return undefined;
  if (secret === undefined) throw new UserError(`WEBHOOK_SECRET is missing: ${hints.WEBHOOK_SECRET}.`);
  return { url, secret, authorization: read.WEBHOOK_AUTHORIZATION, body: read.WEBHOOK_BODY };
}

function isInside(path: string, parent: string): boolean {
  const fromParent = relative(parent, path);
  return (
    fromParent === '' || !(fromParent === '..' || fromParent.startsWith('../') || isAbsolute(fromParent))
  );
}
