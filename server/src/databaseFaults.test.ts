/** Faults of the database's disk and files: enquiries are refused or kept, never thanked for and lost. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, rmSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '@sayapatri/hosting/userError';
import { describe, expect, onTestFinished, test } from 'vitest';
import { enquiriesFile, openSqlite } from './enquiries/sqliteStore.ts';
import { sampleEnquiry } from './testing/app.ts';
import { pointTo, temporaryFolder, writeComposedSite } from './testing/composedSite.ts';

/** A data folder with this many enquiries, closed. */
async function dataWith(count: number): Promise<string> {
  const dataDir = temporaryFolder();
  const enquiries = await openSqlite(dataDir);
  for (let visitor = 0; visitor < count; visitor += 1)
    await enquiries.save({ ...sampleEnquiry, name: `Visitor ${visitor}` });
  await enquiries.close();
  return dataDir;
}

describe('the server does not start, says why in a sentence and changes nothing,', () => {
  test.each([
    ['is cut in half', (file: string) => truncateSync(file, Math.floor(statSync(file).size / 2))],
    ['is cut within its header', (file: string) => truncateSync(file, 50)],
    [
      'is a folder',
      (file: string) => {
        rmSync(file);
        mkdirSync(file);
      },
    ],
  ])('where enquiries.db %s', async (_, spoil) => {
    const dataDir = await dataWith(20);
    spoil(enquiriesFile(dataDir));
    const { size } = statSync(enquiriesFile(dataDir));
    const refusal = await openSqlite(dataDir).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(UserError);
    expect((refusal as UserError).message).toMatch(
      /cannot hold enquiries \(.+\): .+ set DATA_DIR to another/,
    );
    expect(statSync(enquiriesFile(dataDir)).size).toBe(size);
  });
});

test('where the write-ahead log was deleted after a crash, what had reached the file is there and more is taken', async () => {
  const dataDir = await dataWith(3);
  const running = await openSqlite(dataDir);
  await running.save({ ...sampleEnquiry, name: 'In the log only' });
  // As a machine finds it that has lost its power, and then its log.
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
  'a disk that is full for a while: enquiries get 503 until there is room, and pages are served',
  async () => {
    const folder = temporaryFolder();
    writeComposedSite(join(folder, 'sites/one'), 'one');
    pointTo(join(folder, 'sites/one'), join(folder, 'current'));
    const dataDir = join(folder, 'data');
    const program = join(process.env.SERVER_PROGRAMS ?? '', 'server.js');
    // With this signal ignored, a write beyond the limit fails as on a full disk.
    const child = spawn('/bin/sh', ['-c', 'trap "" XFSZ; exec "$0" "$1"', process.execPath, program], {
      env: { PATH: process.env.PATH, PORT: '0', SITE_DIR: join(folder, 'current'), DATA_DIR: dataDir },
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    let printed = '';
    while (!/http:\/\/[\d.:]+\d\b(?=["\s])/.test(printed)) printed += (await once(child.stdout, 'data'))[0];
    child.stdout.resume();
    child.stderr.resume();
    const [url = ''] = /http:\/\/[\d.:]+\d\b(?=["\s])/.exec(printed) ?? [];
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
    await once(child, 'close');
    const enquiries = await openSqlite(dataDir);
    onTestFinished(() => enquiries.close());
    expect((await enquiries.list()).map(({ name }) => name).sort()).toEqual(['after', 'before']);
  },
);
