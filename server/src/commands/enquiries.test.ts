import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openSqlite } from '../enquiries/sqliteStore.ts';
import { sampleEnquiry } from '../testing/app.ts';
import { temporaryFolder } from '../testing/composedSite.ts';
import { runCommand } from '../testing/enquiriesCommand.ts';

const enquiries = (dataDir: string, ...args: string[]) => runCommand({ DATA_DIR: dataDir }, ...args);

/** The data folder of a server that is still running: two enquiries, one of them marked. */
async function dataFolder() {
  const dataDir = join(temporaryFolder(), 'data');
  const store = await openSqlite(dataDir);
  onTestFinished(() => store.close());
  await store.save({ ...sampleEnquiry, name: 'Asha\u202e Sample', message: 'First\n\u001b[31mred' });
  const bina = { ...sampleEnquiry, name: 'Bina', email: 'bina@mail.example' };
  await store.save(bina, { spamReasons: ['3 links'], channels: ['mail'] });
  return { dataDir, store };
}

test('enquiries are listed, shown and exported while the server runs', async () => {
  const { dataDir } = await dataFolder();
  const [list, flagged, show, json, csv] = await Promise.all([
    enquiries(dataDir, 'list'),
    enquiries(dataDir, 'list', '--flagged'),
    enquiries(dataDir, 'show', '1'),
    enquiries(dataDir, 'export', '--json'),
    enquiries(dataDir, 'export', '--csv'),
  ]);
  expect(list.stdout).toMatch(
    /^1 {2}\d{4}-\d\d-\d\d \d\d:\d\d {2}new {2}not mailed {2}Asha Sample <asha@student.example>\n2 /,
  );
  expect(flagged.stdout).toMatch(
    /^2 .+ {2}to be mailed \(0 tries\) {2}Bina <bina@mail.example> {2}possible spam\n$/,
  );
  expect(show.stdout).toContain('Phone     +977 9800000000\n');
  expect(show.stdout).toContain('\n\nFirst\n\ufffd[31mred\n');
  const rows = json.stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(rows).toMatchObject([
    { name: 'Asha\u202e Sample', phone: sampleEnquiry.phone },
    { name: 'Bina', flagged: true },
  ]);
  expect(csv.stdout).toContain(
    'id,receivedAt,timestamp,name,email,phone,message,flagged,spamReasons,mailedAt,webhookDeliveredAt,state,owner\r\n1,',
  );
  expect(csv.stdout).toContain("Asha\u202e Sample,asha@student.example,'+977 9800000000,");
});

test('an enquiry is marked, and its mark removed', async () => {
  const { dataDir, store } = await dataFolder();
  expect((await enquiries(dataDir, 'flag', '1')).code).toBe(0);
  expect(await store.find(1)).toMatchObject({ flagged: true });
  await enquiries(dataDir, 'flag', '1', '--clear');
  expect(await store.find(1)).toMatchObject({ flagged: false });
});

test('enquiries are erased by address, and from every file, while the server runs', async () => {
  const { dataDir, store } = await dataFolder();
  const files = () =>
    readdirSync(dataDir).filter((file) => readFileSync(join(dataDir, file)).includes('bina@'));
  const [first] = await store.list();
  expect(files()).not.toEqual([]);
  expect((await enquiries(dataDir, 'erase', 'BINA@mail.example')).stdout).toBe('Deleted: 1.\n');
  expect(files()).toEqual([]);
  expect(await store.list()).toEqual([first]);
});

test('each enquiry is copied to another database once, however often the command runs', async () => {
  const { dataDir, store } = await dataFolder();
  const target = join(temporaryFolder(), 'target');
  expect((await enquiries(dataDir, 'copy', '--to', target)).stdout).toContain('Copied 2 of 2 enquiries');
  expect((await enquiries(dataDir, 'copy', '--to', target)).stdout).toContain('Copied 0 of 2 enquiries');
  const copy = await openSqlite(target);
  onTestFinished(() => copy.close());
  expect(await copy.list()).toEqual(await store.list());
});

test.each([
  ['print', 2, "error: unknown command 'print'\n"],
  ['list --json', 2, "error: unknown option '--json'\n"],
  [
    'show one',
    2,
    "error: command-argument value 'one' is invalid for argument 'number'. It is not a whole number of 1 or more: give one.\n",
  ],
  ['copy --to ', 2, "error: option '--to <address>' argument '' is invalid. It is empty: give its value.\n"],
  ['show 99', 1, 'There is no enquiry 99.\n'],
  ['answer 99', 1, 'There is no enquiry 99.\n'],
])('"%s" is refused with the fault and its remedy', async (line, code, said) => {
  const { dataDir } = await dataFolder();
  const answer = await enquiries(dataDir, ...line.split(' '));
  expect([answer.code, answer.stderr.slice(0, said.length)]).toEqual([code, said]);
});

test('the refusal of a folder without enquiries names the folder', async () => {
  expect((await enquiries(temporaryFolder(), 'list')).stderr).toMatch(
    /^There are no enquiries in .+: set DATA_DIR/,
  );
});

test('an enquiry is answered, closed and reopened, and keeps the name of who answers it', async () => {
  const { dataDir, store } = await dataFolder();
  expect((await enquiries(dataDir, 'answer', '1', '--by', 'Bina')).stdout).toBe(
    'Enquiry 1 is answered, for Bina.\n',
  );
  expect(await store.find(1)).toMatchObject({ state: 'answered', owner: 'Bina' });
  expect((await enquiries(dataDir, 'list', '--new')).stdout).toMatch(/^2 [^\n]+\n$/);
  await enquiries(dataDir, 'close', '1');
  expect((await enquiries(dataDir, 'show', '1')).stdout).toMatch(/^State {5}closed, for Bina$/m);
  await enquiries(dataDir, 'reopen', '1');
  expect(await store.find(1)).toMatchObject({ state: 'new' });
});
