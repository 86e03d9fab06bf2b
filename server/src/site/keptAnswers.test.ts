import { createReadStream, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/composedSite.ts';
import { KeptAnswers } from './keptAnswers.ts';

/** Sends a file that contains `text`, so that the answer is kept. */
async function send(kept: KeptAnswers, root: string, key: string, file: string, text: string) {
  writeFileSync(file, text);
  return kept.keep(root, key, { 'content-length': String(text.length) }, createReadStream(file));
}
const temporaryFile = () => join(temporaryFolder(), 'file');

const get = (url: string, headers: Record<string, string> = {}) => ({ method: 'GET', url, headers });

test('an answer comes from memory as long as its file is unchanged, which is checked once a second', async () => {
  let now = 0;
  const kept = new KeptAnswers(() => now);
  const file = temporaryFile();
  const key = kept.keyOf(get('/about?x=1', { 'accept-encoding': 'br' })) ?? '';
  expect(kept.find('/one', key)).toBeUndefined();
  expect(String(await send(kept, '/one', key, file, 'first'))).toBe('first');
  now = 3_600_000;
  expect(kept.find('/one', key)?.body.toString()).toBe('first');
  writeFileSync(file, 'other');
  now += 999;
  expect(kept.find('/one', key)?.body.toString()).toBe('first');
  now += 1;
  expect(kept.find('/one', key)).toBeUndefined();
  await send(kept, '/one', key, file, 'second');
  expect(kept.find('/one', key)?.body.toString()).toBe('second');
});

test('a file that has changed or is gone is not sent from memory', async () => {
  let now = 0;
  const kept = new KeptAnswers(() => now);
  const file = temporaryFile();
  for (const change of [() => writeFileSync(file, 'other'), () => rmSync(file)]) {
    kept.find('/one', ' /about');
    await send(kept, '/one', ' /about', file, 'first');
    change();
    now += 1_000;
    expect(kept.find('/one', ' /about')).toBeUndefined();
  }
});

test('an answer of the former site is never sent for the new one, not even one that was being read during the change', async () => {
  const kept = new KeptAnswers();
  kept.find('/one', ' /');
  await send(kept, '/one', ' /', temporaryFile(), 'one');
  expect(kept.find('/two', ' /')).toBeUndefined();
  await send(kept, '/one', ' /', temporaryFile(), 'one');
  expect(kept.find('/two', ' /')).toBeUndefined();
});

test('made-up Accept-Encoding headers share a few keys, and those of browsers keep theirs', () => {
  const kept = new KeptAnswers();
  const keyFor = (encoding: string) => kept.keyOf(get('/', { 'accept-encoding': encoding }));
  const madeUp = Array.from({ length: 1_000 }, (_, index) => keyFor(`x${index}, gzip;q=0.${index}`));
  expect(new Set(madeUp).size).toBe(2);
  const usual = 'gzip, deflate, br, zstd';
  for (const encoding of ['br', 'gzip', 'identity', usual]) expect(keyFor(encoding)).toBeDefined();
  expect(new Set(['br', 'gzip', 'identity', usual].map(keyFor)).size).toBe(4);
  expect(keyFor(`${usual}, ${'x'.repeat(5_000)}`)).toBe(keyFor(usual));
});

test('an address that is written in an unusual way is not kept once more', () => {
  expect(new KeptAnswers().keyOf(get('/%61bout'))).toBeUndefined();
});

test('large files and streams of unknown length are not kept in memory', async () => {
  const kept = new KeptAnswers();
  const stream = Readable.from(['x']);
  expect(await kept.keep('/one', ' /large', { 'content-length': '9000000' }, stream)).toBe(stream);
  expect(await kept.keep('/one', ' /unknown', {}, stream)).toBe(stream);
});

test('a request for a part, a conditional request, or one by another method has no key', () => {
  const kept = new KeptAnswers();
  expect(kept.keyOf(get('/'))).toBeDefined();
  for (const name of ['range', 'if-none-match', 'if-modified-since'])
    expect(kept.keyOf(get('/', { [name]: 'x' }))).toBeUndefined();
  expect(kept.keyOf({ ...get('/'), method: 'HEAD' })).toBeUndefined();
});
