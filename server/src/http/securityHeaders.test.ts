import { readFileSync } from 'node:fs';
import { pagePolicy, securityHeaders, securityHeadersOverTls } from '@sayapatri/contract/securityPolicy';
import { expect, test } from 'vitest';
import { appForTest } from '../testing/app.ts';

test.each([
  ['GET', '/'],
  ['GET', '/about/'],
  ['GET', '/_/missing.js'],
  ['POST', '/api'],
  ['GET', '/%zz'],
] as const)('%s %s carries the security headers', async (method, url) => {
  const { app } = await appForTest();
  const { headers } = await app.inject({ method, url });
  const expected = Object.entries(securityHeaders).map(([name, value]) => [name.toLowerCase(), value]);
  expect(expected).toHaveLength(7);
  expect(headers).toMatchObject(Object.fromEntries(expected));
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['strict-transport-security']).toBeUndefined();
});

test('Strict-Transport-Security is sent only when a trusted proxy says that the visitor came by https', async () => {
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

test('nginx.conf has the same headers, for visitors by https and others', () => {
  const configuration = readFileSync(new URL('../../nginx.conf', import.meta.url), 'utf8');
  const added = [...configuration.matchAll(/^ {2}add_header (\S+) (.+) always;$/gm)];
  const addedFor = (text: string, scheme: string) => {
    const map = configuration.split(`map $visitor_scheme ${text} {`)[1];
    return new RegExp(`^${map ? `[^}]*?${scheme} +` : ''}"([^"]*)"`).exec(map ?? text)?.[1];
  };
  const headersBy = (scheme: string) =>
    Object.fromEntries(added.map(([, name, text = '']) => [name, addedFor(text, scheme)]));
  expect(headersBy('https')).toMatchObject(securityHeadersOverTls);
  expect(headersBy('default')).toMatchObject(securityHeaders);
});

test('the policy in a page is as strict as the header, and stricter about inline code', () => {
  const header = securityHeaders['Content-Security-Policy']?.split('; ') ?? [];
  const page = pagePolicy(['a script'], ['a style']).split('; ');
  const ofHeaderAlone = header.filter((directive) => !page.includes(directive));
  expect(ofHeaderAlone).toEqual([
    "script-src 'self' 'unsafe-inline'",
    "style-src 'self' 'unsafe-inline'",
    "frame-ancestors 'none'",
  ]);
  expect(page.join()).not.toMatch(/(script|style)-src [^,]*unsafe-inline/);
  expect(page).toContain("require-trusted-types-for 'script'");
});
