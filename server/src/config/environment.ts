import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { brand } from '@sayapatri/facts/brand';
import ipaddr from 'ipaddr.js';
import * as v from 'valibot';

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
  METRICS_HOST: v.optional(hostName, '127.0.0.1'),
});

/** The advice in the error message about a wrong value. */
export const hints: Record<keyof v.InferOutput<typeof environment>, string> = {
  PORT: 'set it to a whole number from 0 to 65535 (0 takes any free port), or leave it out for 4173',
  HOST: 'set it to a host name or IP address such as 0.0.0.0, or leave it out for 127.0.0.1',
  SITE_DIR: 'set it to the path of the composed site, or leave it out for var/current',
  DATA_DIR: 'set it to the path of a folder for enquiries, or leave it out for var/data',
  DATABASE_URL:
    'set it to postgres://user:password@host:5432/database, or leave it out to keep enquiries in DATA_DIR',
  LOG_LEVEL: `set it to one of ${logLevels.join(', ')}, or leave it out for warn`,
  TRUST_PROXY:
    'set it to false, to true for a proxy on a private network, or to a comma-separated list of IP addresses or ranges such as 203.0.113.0/24',
  RATE_LIMIT_PER_MINUTE: 'set it to a whole number from 1 to 100000, or leave it out for 100',
  SMTP_URL:
    'set it to smtps://user:password@host:465 or smtp://user:password@host:587, or leave it out to send no mail',
  MAIL_FROM: `set it to one e-mail address, or leave it out for ${brand.email}`,
  MAIL_TO: `set it to a comma-separated list of e-mail addresses, or leave it out for ${brand.email}`,
  WEBHOOK_URL:
    'set it to an address such as https://crm.example/hooks/enquiries, or leave it out to post nothing',
  WEBHOOK_SECRET:
    'set it to whsec_ and 24 to 64 random bytes in Base64, which `echo whsec_$(openssl rand -base64 32)` prints; WEBHOOK_URL needs it',
  RETENTION_DAYS: 'set it to a whole number of days, or leave it out to keep enquiries until they are erased',
  METRICS_PORT:
    'set it to a whole number from 0 to 65535 (0 takes any free port), or leave it out to serve no metrics',
  METRICS_HOST: 'set it to a host name or IP address, or leave it out for 127.0.0.1',
};

function isAddressOrRange(entry: string): boolean {
  const [address = ''] = entry.split('/');
  return isIP(address) > 0 && (address === entry || ipaddr.isValidCIDR(entry));
}

function isMailAddress(entry: string): boolean {
  return /^[^\s@<>,;:"]+@[^\s@<>,;:"]+$/.test(entry);
}
