import { expect, test } from 'vitest';
import { appForTest } from './testing/app.ts';

test.each([
  ['GET', '/'],
  ['GET', '/nowhere'],
  ['GET', '/about/'],
  ['GET', '/_/shell/app-1a2b3c.js'],
  ['GET', '/_/missing.js'],
  ['GET', '/healthz'],
  ['GET', '/api'],
  ['POST', '/api'],
  ['POST', '/about'],
  ['GET', '/%zz'],
] as const)('%s %s carries the security headers', async (method, url) => {
  const { app } = await appForTest();
  const { headers } = await app.inject({ method, url });
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
  });
  expect(headers['strict-transport-security']).toBeUndefined();
});

test('https is made lasting only when a trusted proxy says the visitor came by it', async () => {
  const policyFor = async (trustProxy: false | string[], protocol: string) => {
    const { app } = await appForTest({ config: { trustProxy } });
    const reply = await app.inject({ url: '/', headers: { 'x-forwarded-proto': protocol } });
    return reply.headers['strict-transport-security'];
  };
  expect(await policyFor(['loopback'], 'https')).toBe('max-age=31536000');
  expect(await policyFor(['loopback'], 'http')).toBeUndefined();
  expect(await policyFor(['203.0.113.7'], 'https')).toBeUndefined();
  expect(await policyFor(false, 'https')).toBeUndefined();
});
