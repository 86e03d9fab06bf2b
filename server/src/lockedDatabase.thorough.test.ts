import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'libsql';
import { expect, test } from 'vitest';
import { enquiriesFile } from './enquiries/sqliteStore.ts';
import { appForTest, sampleEnquiry } from './testing/app.ts';

test('while another program locks the database, pages are served at once and posts are refused', async () => {
  const { app, config } = await appForTest();
  await app.inject('/about');
  const other = new Database(enquiriesFile(config.dataDir));
  other.exec('BEGIN EXCLUSIVE');
  const posts = Array.from({ length: 3 }, (_, index) =>
    app.inject({ method: 'POST', url: '/api', payload: { ...sampleEnquiry, name: `Visitor ${index}` } }),
  );
  const start = performance.now();
  const waited = () => performance.now() - start;
  let firstRefused: number | undefined;
  void posts[0]?.then(() => {
    firstRefused = waited();
  });
  let pages = 0;
  for (; firstRefused === undefined; pages++) {
    expect((await app.inject('/about')).statusCode).toBe(200);
    await sleep(10);
  }
  // Pages that waited for the lock would come after the first post, which waits 2 seconds.
  expect(pages).toBeGreaterThan(5);
  const answers = await Promise.all(posts);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(3).fill(503));
  other.exec('ROLLBACK');
  other.close();
  const again = await app.inject({ method: 'POST', url: '/api', payload: sampleEnquiry });
  expect(again.statusCode).toBe(200);
});
