import { rmSync } from 'node:fs';
import Database from 'libsql';
import { expect, onTestFinished, test, vi } from 'vitest';
import { enquiriesFile } from './enquiries/sqliteStore.ts';
import { appForTest, type TestApp } from './testing/app.ts';

const health = async ({ app }: TestApp) => {
  const { statusCode, body } = await app.inject('/readyz');
  return { statusCode, body };
};

test.each<[state: string, change: (server: TestApp) => void, body: string]>([
  ['it can serve pages and keep enquiries', () => {}, '{"ok":true}'],
  ['the site is gone', ({ config }) => rmSync(config.siteDir), 'Not usable: site.\n'],
  ['the database is gone', ({ config }) => rmSync(enquiriesFile(config.dataDir)), 'Not usable: enquiries.\n'],
  [
    'the database can be read but not written',
    ({ config }) => {
      const other = new Database(enquiriesFile(config.dataDir));
      other.exec('BEGIN IMMEDIATE');
      onTestFinished(() => void other.close());
    },
    'Not usable: enquiries.\n',
  ],
])('when %s, /readyz says so', async (_state, change, body) => {
  const server = await appForTest();
  change(server);
  expect(await health(server)).toEqual({ statusCode: body.startsWith('Not') ? 503 : 200, body });
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
});
