import { describe, expect, test } from 'vitest';
import { cookieFor, OverrideFault, overrideOf, parseOverride } from './override.ts';

const origins = ['http://localhost:5182', 'https://preview.example'];
const override = { remote: 'remote-blog', from: 'http://localhost:5182/' };

describe('an override is read from', () => {
  test.each([
    ['http://localhost:5182', 'http://localhost:5182/'],
    ['http://localhost:5182/release.json?x#y', 'http://localhost:5182/'],
    ['https://preview.example/42/', 'https://preview.example/42/'],
  ])('an address below an allowed origin: %s', (from, folder) => {
    const query = new URLSearchParams({ remote: 'remote-blog', from }).toString();
    expect(parseOverride(query, origins)).toEqual({ remote: 'remote-blog', from: folder });
  });

  test('its cookie, among others', () => {
    const pair = cookieFor(override, false).split(';')[0];
    expect(overrideOf(`theme=x; ${pair}; other=1`, origins)).toEqual(override);
  });
});

describe('nothing is overridden by', () => {
  test.each([
    ['remote=shell&from=http://localhost:5182/', 'remote is "shell"'],
    ['remote=../remote-blog&from=http://localhost:5182/', 'remote is "../remote-blog"'],
    ['from=http://localhost:5182/', 'remote is ""'],
    ['remote=remote-blog', 'from is ""'],
    ['remote=remote-blog&from=http://localhost:5183/', 'from is "http://localhost:5183/"'],
    ['remote=remote-blog&from=http://localhost:5182.evil.example/', 'from is'],
    ['remote=remote-blog&from=http://localhost:5182@evil.example/', 'from is'],
    ['remote=remote-blog&from=http://user@localhost:5182/', 'from is'],
    ['remote=remote-blog&from=file:///etc/', 'from is'],
  ])('%s', (query, sentence) => {
    const refusal = () => parseOverride(query, origins);
    expect(refusal).toThrow(OverrideFault);
    expect(refusal).toThrow(sentence);
    expect(overrideOf(`override=${encodeURIComponent(query)}`, origins)).toBeUndefined();
  });

  test.each([undefined, '', 'override=', 'override=%zz', 'xoverride=remote', cookieFor(undefined, false)])(
    'the cookie header %j',
    (header) => {
      expect(overrideOf(header, origins)).toBeUndefined();
    },
  );

  test('a cookie whose origin is no longer allowed', () => {
    expect(overrideOf(cookieFor(override, false), ['https://preview.example'])).toBeUndefined();
  });
});

test('the cookie lasts until the browser is closed, out of reach of scripts, over https only there', () => {
  expect(cookieFor(override, true)).toMatch(/^override=\S+; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
  expect(cookieFor(undefined, false)).toBe('override=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0');
});
