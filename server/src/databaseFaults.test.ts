/** Faults of the database's disk and files: enquiries are refused or kept, never thanked for and lost. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { UserError } from '@sayapatri/contract/userError';
import { describe, expect, onTestFinished, test } from 'vitest';
import { enquiriesFile, openSqlite } from './enquiries/sqliteStore.ts';
import { sampleEnquiry } from './testing/app.ts';
import { composedSite, temporaryFolder } from './testing/composedSite.ts';
import { runServer } from './testing/serverProcess.ts';

/** A data folder with this many enquiries, which no program has open. */
async function dataWith(count: number): Promise<string> {
  const dataDir = temporaryFolder();
  const enquiries = await openSqlite(dataDir);
  for (let visitor = 0; visitor < count; visitor += 1)
    await enquiries.save({ ...sampleEnquiry, name: `Visitor ${visitor}` });
  await enquiries.close();
  return dataDir;
}

describe('the server refuses to start, gives the reason and changes nothing', () => {
  const damaged = /cannot hold enquiries \(.+\): .+ restore a backup .+ or set DATA_DIR to another folder\.$/;
  test.each<[what: string, spoil: (file: string) => void, advice: RegExp]>([
    ['is cut in half', (file) => truncateSync(file, Math.floor(statSync(file).size / 2)), damaged],
    ['is cut within its header', (file) => truncateSync(file, 50), damaged],
    ['holds a text', (file) => writeFileSync(file, 'No database at all. '.repeat(500)), damaged],
    [
      'is a folder',
      (file) => {
        rmSync(file);
        mkdirSync(file);
      },
      /cannot hold enquiries \(.+\): .+ set DATA_DIR to another/,
    ],
  ])('where enquiries.db %s', async (_, spoil, advice) => {
    const dataDir = await dataWith(20);
    spoil(enquiriesFile(dataDir));
    const { size } = statSync(enquiriesFile(dataDir));
    const refusal = await openSqlite(dataDir).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(UserError);
    expect((refusal as UserError).message).toMatch(advice);
    expect(statSync(enquiriesFile(dataDir)).size).toBe(size);
  });
});

test('a database whose write-ahead log was deleted after a crash keeps what its file holds, and takes more', async () => {
  const dataDir = await dataWith(3);
  const running = await openSqlite(dataDir);
  await running.save({ ...sampleEnquiry, name: 'In the log only' });
  // The copy is what a power cut leaves, without the log.
  const after = temporaryFolder();
  copyFileSync(enquiriesFile(dataDir), enquiriesFile(after));
  await running.close();
  const enquiries = await openSqlite(after);
  onTestFinished(() => enquiries.close());
  expect(await enquiries.list()).toHaveLength(3);
  await enquiries.save({ ...sampleEnquiry, name: 'Afterwards' });
  expect(await enquiries.list()).toHaveLength(4);
});

test.skipIf(!existsSync('/usr/bin/prlimit'))(
  'while the disk is full, enquiries are answered with 503 and pages are served',
  async () => {
    const { siteDir, dataDir } = composedSite();
    const { url, child, ended } = await runServer({ SITE_DIR: siteDir, DATA_DIR: dataDir });
    const post = async (name: string) => {
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify({ ...sampleEnquiry, name });
      return (await fetch(`${url}/api`, { method: 'POST', headers, body })).status;
    };
    const room = (bytes: string) => execFileSync('prlimit', ['--pid', `${child.pid}`, `--fsize=${bytes}:`]);
    expect(await post('before')).toBe(200);
    room('0');
    expect(await post('during')).toBe(503);
    expect((await fetch(`${url}/about`)).status).toBe(200);
    room('unlimited');
    expect(await post('after')).toBe(200);
    child.kill('SIGTERM');
    await ended;
    const enquiries = await openSqlite(dataDir);
    onTestFinished(() => enquiries.close());
    expect((await enquiries.list()).map(({ name }) => name).sort()).toEqual(['after', 'before']);
  },
);
