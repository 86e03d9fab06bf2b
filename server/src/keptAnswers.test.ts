import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { KeptAnswers } from './keptAnswers.ts';

const send = (kept: KeptAnswers, root: string, key: string, text: string) =>
  kept.keep(root, key, { 'content-length': String(text.length) }, Readable.from([Buffer.from(text)]));

const get = (url: string, headers: Record<string, string> = {}) => ({ method: 'GET', url, headers });

test('an answer comes from memory for a second; then one request reads the file, and others do not wait', async () => {
  let now = 0;
  const kept = new KeptAnswers(() => now);
  const key = kept.keyOf(get('/about?x=1', { 'accept-encoding': 'br' })) ?? '';
  expect(kept.find('/one', key)).toBeUndefined();
  expect(String(await send(kept, '/one', key, 'first'))).toBe('first');
  now = 999;
  expect(kept.find('/one', key)?.body.toString()).toBe('first');
  now = 1_000;
  expect(kept.find('/one', key)).toBeUndefined();
  expect(kept.find('/one', key)?.body.toString()).toBe('first');
  await send(kept, '/one', key, 'second');
  expect(kept.find('/one', key)?.body.toString()).toBe('second');
});

test('what is older than three seconds is sent to nobody', async () => {
  let now = 0;
  const kept = new KeptAnswers(() => now);
  kept.find('/one', ' /about');
  await send(kept, '/one', ' /about', 'first');
  now = 3_000;
  expect(kept.find('/one', ' /about')).toBeUndefined();
  expect(kept.find('/one', ' /about')).toBeUndefined();
});

test('nothing of one site is sent as another, not even what was being read when it changed', async () => {
  const kept = new KeptAnswers();
  kept.find('/one', ' /');
  await send(kept, '/one', ' /', 'one');
  expect(kept.find('/two', ' /')).toBeUndefined();
  await send(kept, '/one', ' /', 'one');
  expect(kept.find('/two', ' /')).toBeUndefined();
});

test('strangers with ever other encodings, large files and streams of unknown length take no memory', async () => {
  const kept = new KeptAnswers();
  const keys = Array.from({ length: 100 }, (_, index) =>
    kept.keyOf(get('/', { 'accept-encoding': `gzip;q=0.${index}` })),
  );
  expect(keys.filter((key) => key !== undefined)).toHaveLength(12);
  const stream = Readable.from(['x']);
  expect(await kept.keep('/one', ' /large', { 'content-length': '9000000' }, stream)).toBe(stream);
  expect(await kept.keep('/one', ' /unknown', {}, stream)).toBe(stream);
});

test('what asks for a part, for what has changed, or by another method has no key', () => {
  const kept = new KeptAnswers();
  expect(kept.keyOf(get('/'))).toBeDefined();
  for (const name of ['range', 'if-none-match', 'if-modified-since'])
    expect(kept.keyOf(get('/', { [name]: 'x' }))).toBeUndefined();
  expect(kept.keyOf({ ...get('/'), method: 'HEAD' })).toBeUndefined();
});
