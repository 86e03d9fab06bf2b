import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { expect, onTestFinished, test } from 'vitest';
import { sampleEnquiry } from '../testing/app.ts';
import { temporaryFolder } from '../testing/composedSite.ts';
import { runCommand } from '../testing/enquiriesCommand.ts';
import { describeStore } from '../testing/storeContract.ts';
import { startRetention } from './retention.ts';
import { enquiriesFile, openSqlite } from './sqliteStore.ts';
import type { StoredEnquiry } from './tables.ts';

describeStore('SQLite', async () => {
  const dataDir = temporaryFolder();
  return () => openSqlite(dataDir);
});

async function openIn(dataDir: string) {
  const enquiries = await openSqlite(dataDir);
  onTestFinished(() => enquiries.close());
  return enquiries;
}

test('saving fails once the database file was moved away', async () => {
  const dataDir = temporaryFolder();
  const enquiries = await openIn(dataDir);
  renameSync(enquiriesFile(dataDir), join(dataDir, 'elsewhere.db'));
  await expect(enquiries.save(sampleEnquiry)).rejects.toThrow('enquiries.db');
  await expect(enquiries.check()).rejects.toThrow('enquiries.db');
});

test('a closed store has all enquiries in the one file that a backup copies', async () => {
  const dataDir = temporaryFolder();
  const enquiries = await openSqlite(dataDir);
  await enquiries.save(sampleEnquiry);
  await enquiries.close();

  const copy = temporaryFolder();
  copyFileSync(enquiriesFile(dataDir), enquiriesFile(copy));
  expect(await (await openIn(copy)).list()).toMatchObject([sampleEnquiry]);
});

test('a place that is no folder is refused and left as it is', async () => {
  const file = join(temporaryFolder(), 'letter.txt');
  writeFileSync(file, 'Dear Asha');
  await expect(openSqlite(file)).rejects.toThrow(`The data folder ${file} cannot hold enquiries`);
  expect(readFileSync(file, 'utf8')).toBe('Dear Asha');
});

test('no other user of the machine can read the files, also those of a former version', async () => {
  const dataDir = join(temporaryFolder(), 'data');
  mkdirSync(dataDir, { mode: 0o755 });
  writeFileSync(enquiriesFile(dataDir), '', { mode: 0o644 });
  const enquiries = await openIn(dataDir);
  await enquiries.save(sampleEnquiry);
  const modes = readdirSync(dataDir).map((file) => statSync(join(dataDir, file)).mode & 0o077);
  expect(modes).toEqual([0, 0, 0]);
});

test('an erasure that another program holds up is refused in a sentence, and finished by the next one', async () => {
  const dataDir = temporaryFolder();
  const enquiries = await openIn(dataDir);
  const canary = 'canary-7f3a';
  await enquiries.save({ ...sampleEnquiry, email: `${canary}@mail.example` });
  await enquiries.save(sampleEnquiry);
  const found = () =>
    readdirSync(dataDir).filter((file) => readFileSync(join(dataDir, file)).includes(canary));
  const reader = new Database(enquiriesFile(dataDir));
  reader.exec('begin');
  reader.prepare('select * from enquiries').all([]);
  const erase = () => runCommand({ DATA_DIR: dataDir }, 'erase', `${canary}@mail.example`);
  const refused = await erase();
  expect([refused.code, refused.stdout]).toEqual([1, 'Deleted: 1.\n']);
  expect(refused.stderr).toMatch(/may still be on disk \(another program, .+ run the command again/);
  expect(found()).not.toEqual([]);
  reader.exec('rollback');
  reader.close();
  expect(await erase()).toEqual({ code: 0, stdout: 'Deleted: 0.\n', stderr: '' });
  expect(found()).toEqual([]);
  expect(await enquiries.list()).toMatchObject([sampleEnquiry]);
});

test('a running server deletes what is too old, from the disk too', async () => {
  const dataDir = temporaryFolder();
  const enquiries = await openIn(dataDir);
  await enquiries.save({ ...sampleEnquiry, email: 'canary@mail.example' });
  const [stored] = await enquiries.list();
  await enquiries.erase('canary@mail.example');
  const old = Array.from({ length: 50 }, (_, index) => ({
    ...(stored as StoredEnquiry),
    fingerprint: `old ${index}`,
    // Longer than a page of the database file, so that part of it is in overflow pages.
    message: 'canary@mail.example '.repeat(400),
    receivedAt: '2020-01-01T00:00:00.000Z',
  }));
  await enquiries.restore(old);
  const end = startRetention(enquiries, 365, { info: () => {}, error: () => {} });
  onTestFinished(end);
  const left = () =>
    readdirSync(dataDir).filter((file) => readFileSync(join(dataDir, file)).includes('canary@'));
  await expect.poll(left).toEqual([]);
});
