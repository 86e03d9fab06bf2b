import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { enquiriesFile } from './enquiries/sqliteStore.ts';
import { appForTest, type TestApp } from './testing/app.ts';

const health = async ({ app }: TestApp) => {
  const { statusCode, body } = await app.inject('/healthz');
  return { statusCode, body };
};

test('the server is healthy when it can serve pages and keep enquiries', async () => {
  expect(await health(await appForTest())).toEqual({ statusCode: 200, body: '{"ok":true}' });
});

test('it is not when the site is gone', async () => {
  const server = await appForTest();
  rmSync(join(server.folder, 'current'));
  expect(await health(server)).toEqual({ statusCode: 503, body: 'Not usable: site.\n' });
});

test('it is not when the database is gone', async () => {
  const server = await appForTest();
  rmSync(enquiriesFile(server.config.dataDir));
  expect(await health(server)).toEqual({ statusCode: 503, body: 'Not usable: enquiries.\n' });
});
