import { expect, test } from 'vitest';
import { KeptAnswers } from './keptAnswers.ts';

const get = (url: string, headers: Record<string, string> = {}) => ({ method: 'GET', url, headers });
const body = (text: string) => Buffer.from(text);

test('an answer comes from memory, and one request a second reads its file again', () => {
  let now = 0;
  const kept = new KeptAnswers(() => now);
  const found = () => kept.find('key')?.body.toString();
  expect(found()).toBeUndefined();
  kept.keep('key', {}, body('first'));
  now = 999;
  expect(found()).toBe('first');
  now = 1_000;
  expect([found(), found()]).toEqual([undefined, 'first']);
  kept.keep('key', {}, body('second'));
  expect(found()).toBe('second');
  kept.forget('key');
  expect(found()).toBeUndefined();
});

test('all answers but the newest are forgotten when they exceed 64 MB', () => {
  const kept = new KeptAnswers();
  const large = Buffer.alloc(512 * 1024);
  for (let number = 0; number <= 128; number += 1) kept.keep(`${number}`, {}, large);
  expect(kept.find('0')).toBeUndefined();
  expect(kept.find('128')).toBeDefined();
});

test('made-up Accept-Encoding headers share a few keys with those of browsers', () => {
  const kept = new KeptAnswers();
  const keyFor = (encoding: string) => kept.keyOf('/one', get('/', { 'accept-encoding': encoding }));
  const madeUp = Array.from({ length: 1_000 }, (_, index) => keyFor(`x${index}, gzip;q=0.${index}`));
  expect(new Set(madeUp).size).toBe(2);
  const usual = 'gzip, deflate, br, zstd';
  expect(new Set(['br', 'gzip', 'identity', usual].map(keyFor)).size).toBe(4);
  expect(keyFor(`${usual}, ${'x'.repeat(5_000)}`)).toBe(keyFor(usual));
});

test('a key depends on the site and not on the query; conditional requests have no key', () => {
  const kept = new KeptAnswers();
  expect(kept.keyOf('/one', get('/?x=1'))).toBe(kept.keyOf('/one', get('/')));
  expect(kept.keyOf('/one', get('/'))).not.toBe(kept.keyOf('/two', get('/')));
  const conditional = ['range', 'if-none-match', 'if-modified-since'].map((name) =>
    get('/', { [name]: 'x' }),
  );
  for (const request of [...conditional, { ...get('/'), method: 'HEAD' }, get('/%61bout')])
    expect(kept.keyOf('/one', request)).toBeUndefined();
});
