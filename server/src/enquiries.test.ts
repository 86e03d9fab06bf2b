import { renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { expect, onTestFinished, test } from 'vitest';
import { enquiriesFile, openEnquiries } from './enquiries.ts';
import { sampleEnquiry } from './testing/app.ts';
import { temporaryFolder, writeFile } from './testing/composedSite.ts';
import { UserError } from './userError.ts';

async function openIn(dataDir: string) {
  const enquiries = await openEnquiries(dataDir);
  onTestFinished(() => enquiries.close());
  return enquiries;
}

test('enquiries are there again after closing and opening', async () => {
  const dataDir = join(temporaryFolder(), 'new/data');
  const first = await openEnquiries(dataDir);
  await first.save(sampleEnquiry);
  await first.close();

  const second = await openIn(dataDir);
  expect(await second.list()).toMatchObject([{ id: 1, ...sampleEnquiry }]);
});

test('the same five values twice are one enquiry; one different value makes another', async () => {
  const enquiries = await openIn(temporaryFolder());
  await enquiries.save(sampleEnquiry);
  await enquiries.save({ ...sampleEnquiry });
  expect(await enquiries.list()).toHaveLength(1);

  for (const key of Object.keys(sampleEnquiry)) {
    await enquiries.save({ ...sampleEnquiry, [key]: 'another' });
  }
  expect(await enquiries.list()).toHaveLength(6);
});

test('values that only read the same when joined are different enquiries', async () => {
  const enquiries = await openIn(temporaryFolder());
  await enquiries.save({ ...sampleEnquiry, name: 'Asha', email: 'Sample' });
  await enquiries.save({ ...sampleEnquiry, name: 'AshaSam', email: 'ple' });
  expect(await enquiries.list()).toHaveLength(2);
});

test('the moment of receipt is kept with the enquiry', async () => {
  const enquiries = await openIn(temporaryFolder());
  const before = new Date().toISOString();
  await enquiries.save(sampleEnquiry);
  const [stored] = await enquiries.list();
  expect(stored && stored.receivedAt >= before && stored.receivedAt <= new Date().toISOString()).toBe(true);
});

test('a folder made for enquiries is closed to other users', async () => {
  const dataDir = join(temporaryFolder(), 'data');
  await openIn(dataDir);
  expect(statSync(dataDir).mode & 0o077).toBe(0);
});

test('two servers on one database both save, while one hands over to the other', async () => {
  const dataDir = temporaryFolder();
  const older = await openIn(dataDir);
  const newer = await openIn(dataDir);
  await older.list();
  await newer.save({ ...sampleEnquiry, name: 'Newer' });
  await older.save({ ...sampleEnquiry, name: 'Older' });
  expect(await newer.list()).toMatchObject([{ name: 'Newer' }, { name: 'Older' }]);
});

test('saving fails while another program holds the database, and works again afterwards', async () => {
  const dataDir = temporaryFolder();
  const enquiries = await openIn(dataDir);
  const other = new Database(enquiriesFile(dataDir));
  other.exec('BEGIN EXCLUSIVE');
  await expect(enquiries.save(sampleEnquiry)).rejects.toThrow('locked');
  other.exec('ROLLBACK');
  other.close();

  await enquiries.check();
  await enquiries.save(sampleEnquiry);
  expect(await enquiries.list()).toHaveLength(1);
});

test('saving fails once the database file was taken away, rather than writing into nothing', async () => {
  const dataDir = temporaryFolder();
  const enquiries = await openIn(dataDir);
  renameSync(enquiriesFile(dataDir), join(dataDir, 'elsewhere.db'));
  await expect(enquiries.save(sampleEnquiry)).rejects.toThrow('enquiries.db');
  await expect(enquiries.check()).rejects.toThrow('enquiries.db');
});

test('saving fails after closing', async () => {
  const enquiries = await openEnquiries(temporaryFolder());
  await enquiries.close();
  await expect(enquiries.save(sampleEnquiry)).rejects.toThrow('closed');
});

test('a folder that cannot be made is refused in one sentence that names it and the fix', async () => {
  const folder = temporaryFolder();
  writeFile(join(folder, 'file'), '');
  const refusal = openEnquiries(join(folder, 'file/data'));
  await expect(refusal).rejects.toThrow(UserError);
  await expect(refusal).rejects.toThrow(/data folder .+file\/data .+set DATA_DIR/);
});

test('a file that is no database is refused and left alone', async () => {
  const dataDir = temporaryFolder();
  writeFile(enquiriesFile(dataDir), 'Dear diary, this is a text that is not a database at all. '.repeat(20));
  await expect(openEnquiries(dataDir)).rejects.toThrow(/not a database/);
});
