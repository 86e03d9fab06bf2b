import { join } from 'node:path';
import Database from 'libsql';
import { expect, test } from 'vitest';
import { enquiriesFile } from './enquiries/sqliteStore.ts';
import { sampleEnquiry } from './testing/app.ts';
import { pointTo, temporaryFolder, writeComposedSite } from './testing/composedSite.ts';
import { runServer } from './testing/serverProcess.ts';

test('no log of any level repeats what a visitor sent, stored or refused', async () => {
  const folder = temporaryFolder();
  writeComposedSite(join(folder, 'sites/one'), 'one');
  pointTo(join(folder, 'sites/one'), join(folder, 'current'));
  const dataDir = join(folder, 'data');
  const { url, child, ended } = await runServer({
    SITE_DIR: join(folder, 'current'),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'trace',
    RATE_LIMIT_PER_EMAIL: '3',
  });
  const canaries = {
    name: 'Canary Name',
    email: 'canary@mail.example',
    phone: '98canary00',
    message: 'canary text',
  };
  const json = (body: object) =>
    fetch(`${url}/api?email=canary@mail.example`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }).then(({ status }) => status);
  const form = (body: Record<string, string>) =>
    fetch(`${url}/api`, { method: 'POST', body: new URLSearchParams(body) }).then(({ status }) => status);

  expect(await json({ ...sampleEnquiry, ...canaries })).toBe(200);
  expect(await json({ ...canaries, timestamp: 'canary' })).toBe(400);
  expect(await form(canaries)).toBe(200);
  expect(await form({ ...canaries, email: 'canary' })).toBe(400);
  const other = new Database(enquiriesFile(dataDir));
  other.exec('BEGIN EXCLUSIVE');
  expect(await form({ ...canaries, message: 'another canary' })).toBe(503);
  other.exec('ROLLBACK');
  other.close();
  // The third that is stored, and one too many.
  expect(await json({ ...sampleEnquiry, ...canaries })).toBe(200);
  expect(await json({ ...sampleEnquiry, ...canaries })).toBe(429);
  child.kill('SIGTERM');
  const { stdout, stderr } = await ended;
  expect(stdout).toContain('enquiry not stored');
  expect(stdout + stderr).not.toMatch(/canary/i);
});
