import { performance } from 'node:perf_hooks';
import Database from 'libsql';
import { expect, test } from 'vitest';
import { enquiriesFile } from './enquiries/sqliteStore.ts';
import { appForTest, sampleEnquiry } from './testing/app.ts';

test('while another program holds the database, pages are as quick as ever and posts are refused in time', async () => {
  const { app, config } = await appForTest();
  await app.inject('/about');
  const other = new Database(enquiriesFile(config.dataDir));
  other.exec('BEGIN EXCLUSIVE');
  const posts = Array.from({ length: 10 }, (_, index) =>
    app.inject({ method: 'POST', url: '/api', payload: { ...sampleEnquiry, name: `Visitor ${index}` } }),
  );
  const start = performance.now();
  for (let visit = 0; visit < 20; visit++) expect((await app.inject('/about')).statusCode).toBe(200);
  // One wait for the lock takes 2 seconds; 20 pages take some milliseconds.
  expect(performance.now() - start).toBeLessThan(1_500);
  const answers = await Promise.all(posts);
  expect(performance.now() - start).toBeLessThan(10_000);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(503));
  other.exec('ROLLBACK');
  other.close();
  const again = await app.inject({ method: 'POST', url: '/api', payload: sampleEnquiry });
  expect(again.statusCode).toBe(200);
});
