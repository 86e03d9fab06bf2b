import { join, resolve } from 'node:path';
import { UserError } from '@sayapatri/contract/userError';
import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

const signingKey = `whsec_${Buffer.alloc(32).toString('base64')}`;
const repository = resolve(import.meta.dirname, '../../..');

describe('the configuration', () => {
  test('needs no variable at all', () => {
    expect(readConfig({})).toEqual({
      port: 4173,
      host: '127.0.0.1',
      siteDir: join(repository, 'var/current'),
      dataDir: join(repository, 'var/data'),
      databaseUrl: undefined,
      logLevel: 'warn',
      trustProxy: false,
      rateLimitPerMinute: 100,
      mail: undefined,
      webhook: undefined,
      retentionDays: undefined,
      metricsPort: undefined,
    });
  });

  test('treats a blank variable as left out', () => {
    expect(readConfig({ PORT: '', HOST: ' ' })).toEqual(readConfig({}));
  });

  test('reads numbers and lists', () => {
    const variables = {
      PORT: '8080',
      TRUST_PROXY: '203.0.113.0/24, 2001:db8::1',
      SMTP_URL: 'smtps://site:secret@smtp.example:465',
      MAIL_TO: 'one@mail.example, two@mail.example',
      WEBHOOK_URL: 'https://crm.example/hooks/1',
      WEBHOOK_SECRET: signingKey,
    };
    expect(readConfig(variables)).toMatchObject({
      port: 8080,
      trustProxy: ['203.0.113.0/24', '2001:db8::1'],
      mail: { url: variables.SMTP_URL, to: ['one@mail.example', 'two@mail.example'] },
      webhook: { url: variables.WEBHOOK_URL, secret: signingKey },
    });
  });

  test('refuses a webhook without a secret for its signature', () => {
    expect(() => readConfig({ WEBHOOK_URL: 'https://crm.example' })).toThrow(
      'WEBHOOK_SECRET is missing: set it to',
    );
  });

  test('trusts proxies on private networks with TRUST_PROXY=true', () => {
    expect(readConfig({ TRUST_PROXY: 'true' }).trustProxy).toEqual(['loopback', 'linklocal', 'uniquelocal']);
  });

  test.each<[name: string, value: string, shown?: string]>([
    ['PORT', 'http'],
    ['HOST', 'http://0.0.0.0'],
    ['LOG_LEVEL', 'loud'],
    ['TRUST_PROXY', 'yes'],
    ['RATE_LIMIT_PER_MINUTE', '0'],
    ['MAIL_TO', 'office@mail.example,office'],
    ['RETENTION_DAYS', '0'],
    // A value that may hold a password is not printed.
    ['DATABASE_URL', 'mysql://site:secret@db.example/site', 'wrong'],
    ['SMTP_URL', 'site:secret@smtp.example', 'wrong'],
    ['WEBHOOK_URL', 'ftp://site:secret@crm.example', 'wrong'],
    ['WEBHOOK_SECRET', 'whsec_secret', 'wrong'],
  ])('refuses %s=%s in one sentence with the name, the value and the fix', (name, value, shown) => {
    const refusal = () => readConfig({ [name]: value });
    expect(refusal).toThrow(UserError);
    expect(refusal).toThrow(`${name} is ${shown ?? JSON.stringify(value)}: set it to `);
    expect(refusal).not.toThrow(/\n|secret/);
  });

  test.each(['/srv/site', '/srv/site/data'])('refuses the public folder %s for enquiries', (data) => {
    expect(() => readConfig({ SITE_DIR: '/srv/site', DATA_DIR: data })).toThrow(`DATA_DIR is "${data}"`);
  });
});
