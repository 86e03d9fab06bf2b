/** Faults of the database's disk and files: enquiries are refused or kept, never thanked for and lost. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, statSync, truncateSync } from 'node:fs';
import { UserError } from '@sayapatri/contract/userError';
import { expect, onTestFinished, test } from 'vitest';
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

test('the server refuses to start where enquiries.db is cut, gives the reason and changes nothing', async () => {
  const dataDir = temporaryFolder();
  const file = enquiriesFile(dataDir);
  copyFileSync(enquiriesFile(await dataWith(20)), file);
  const half = Math.floor(statSync(file).size / 2);
  truncateSync(file, half);
  const refusal = await openSqlite(dataDir).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(UserError);
  expect((refusal as UserError).message).toMatch(
    /cannot hold enquiries \(.+\): .+ restore a backup .+ or set DATA_DIR to another folder\.$/,
  );
  expect(statSync(file).size).toBe(half);
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
