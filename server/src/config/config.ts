import { isIP } from 'node:net';
import { isAbsolute, relative, resolve } from 'node:path';
import { UserError } from '@sayapatri/contract/userError';
import { brand } from '@sayapatri/facts/brand';
import ipaddr from 'ipaddr.js';
import * as v from 'valibot';
import texts from './hints.json' with { type: 'json' };

const repository = resolve(import.meta.dirname, '../../..');
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const privateNetworks = ['loopback', 'linklocal', 'uniquelocal'];

const wholeNumber = (least: number, most: number) =>
  v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), v.minValue(least), v.maxValue(most));

const folder = v.pipe(
  v.string(),
  v.excludes('\0'),
  v.transform((path) => resolve(path)),
);

const listOf = (isEntry: (entry: string) => boolean) =>
  v.pipe(
    v.string(),
    v.transform((list) => list.split(',').map((entry) => entry.trim())),
    v.everyItem(isEntry),
  );

const addressOf = (scheme: RegExp) =>
  v.pipe(
    v.string(),
    v.regex(scheme),
    v.check((url) => URL.canParse(url)),
  );

const hostName = v.pipe(v.string(), v.regex(/^[A-Za-z0-9.:_-]+$/));

const mailAddress = v.pipe(v.string(), v.check(isMailAddress));
/** Proxies whose X-Forwarded-* headers are trusted: none, all on private networks, or the listed addresses. */
const proxies = v.union([
  v.pipe(
    v.literal('false'),
    v.transform(() => false as const),
  ),
  v.pipe(
    v.literal('true'),
    v.transform(() => privateNetworks),
  ),
  listOf(isAddressOrRange),
]);

const signingKey = v.pipe(
  v.string(),
  v.regex(/^whsec_[A-Za-z0-9+/]+={0,2}$/),
  v.check((key) => {
    const { length } = Buffer.from(key.slice('whsec_'.length), 'base64');
    return length >= 24 && length <= 64;
  }),
);

/** Turns the environment variables that the server reads into values. */
const environment = v.object({
  PORT: v.optional(wholeNumber(0, 65_535), '4173'),
  HOST: v.optional(hostName, '127.0.0.1'),
  SITE_DIR: v.optional(folder, resolve(repository, 'var/current')),
  DATA_DIR: v.optional(folder, resolve(repository, 'var/data')),
  DATABASE_URL: v.exactOptional(addressOf(/^postgres(ql)?:\/\//)),
  LOG_LEVEL: v.optional(v.picklist(logLevels), 'warn'),
  TRUST_PROXY: v.optional(proxies, 'false'),
  RATE_LIMIT_PER_MINUTE: v.optional(wholeNumber(1, 100_000), '100'),
  SMTP_URL: v.exactOptional(addressOf(/^smtps?:\/\/[^/]/)),
  MAIL_FROM: v.optional(mailAddress, brand.email),
  MAIL_TO: v.optional(listOf(isMailAddress), brand.email),
  WEBHOOK_URL: v.exactOptional(addressOf(/^https?:\/\/[^/]/)),
  WEBHOOK_SECRET: v.exactOptional(signingKey),
  RETENTION_DAYS: v.exactOptional(wholeNumber(1, 36_500)),
  METRICS_PORT: v.exactOptional(wholeNumber(0, 65_535)),
});

/** The advice in the error message about a wrong value. */
const hints: Record<keyof v.InferOutput<typeof environment>, string> = texts;

function isAddressOrRange(entry: string): boolean {
  const [address = ''] = entry.split('/');
  return isIP(address) > 0 && (address === entry || ipaddr.isValidCIDR(entry));
}

function isMailAddress(entry: string): boolean {
  return /^[^\s@<>,;:"]+@[^\s@<>,;:"]+$/.test(entry);
}

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
