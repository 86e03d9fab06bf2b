import { rmSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { expect, onTestFinished, test, vi } from 'vitest';
import { enquiriesFile } from './enquiries/sqliteStore.ts';
import { freeSpace } from './healthEndpoints.ts';
import { appForTest, type TestApp } from './testing/app.ts';

const health = async ({ app }: TestApp) => {
  const { statusCode, body } = await app.inject('/readyz');
  return { statusCode, body };
};

test('the server is healthy when it can serve pages and keep enquiries', async () => {
  expect(await health(await appForTest())).toEqual({ statusCode: 200, body: '{"ok":true}' });
});

test('the server is not ready when the site is gone', async () => {
  const server = await appForTest();
  rmSync(join(server.folder, 'current'));
  expect(await health(server)).toEqual({ statusCode: 503, body: 'Not usable: site.\n' });
});

test('the server is not ready when the database is gone', async () => {
  const server = await appForTest();
  rmSync(enquiriesFile(server.config.dataDir));
  expect(await health(server)).toEqual({ statusCode: 503, body: 'Not usable: enquiries.\n' });
});

test('the server is not ready while the database can be read but not written; /livez answers 200 all the same', async () => {
  const server = await appForTest();
  const other = new Database(enquiriesFile(server.config.dataDir));
  other.exec('BEGIN IMMEDIATE');
  expect(await health(server)).toEqual({ statusCode: 503, body: 'Not usable: enquiries.\n' });
  expect((await server.app.inject('/livez')).statusCode).toBe(200);
  other.exec('ROLLBACK');
  other.close();
});

test('the server is not ready when the disk is nearly full', async () => {
  const { config } = await appForTest();
  await expect(freeSpace(config, 1).check()).resolves.toBeUndefined();
  await expect(freeSpace(config, Number.MAX_SAFE_INTEGER).check()).rejects.toThrow('bytes are free');
});

test('the database is checked at most once a second, however many requests ask', async () => {
  const check = vi.fn(async () => {});
  const server = await appForTest({ enquiries: { check } });
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  for (let question = 0; question < 20; question++) expect((await health(server)).statusCode).toBe(200);
  expect(check).toHaveBeenCalledOnce();
  vi.setSystemTime(Date.now() + 1_000);
  expect((await health(server)).statusCode).toBe(200);
  expect(check).toHaveBeenCalledTimes(2);
  expect((await server.app.inject('/healthz')).json()).toEqual({ ok: true });
});
