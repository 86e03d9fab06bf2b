import { isIP } from 'node:net';
import { resolve } from 'node:path';
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
export const environment = v.object({
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
export const hints: Record<keyof v.InferOutput<typeof environment>, string> = texts;

function isAddressOrRange(entry: string): boolean {
  const [address = ''] = entry.split('/');
  return isIP(address) > 0 && (address === entry || ipaddr.isValidCIDR(entry));
}

function isMailAddress(entry: string): boolean {
  return /^[^\s@<>,;:"]+@[^\s@<>,;:"]+$/.test(entry);
}
