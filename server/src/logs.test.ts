import { join } from 'node:path';
import Database from 'libsql';
import pg from 'pg';
import { expect, test } from 'vitest';
import { enquiriesFile } from './enquiries/sqliteStore.ts';
import { sampleEnquiry } from './testing/app.ts';
import { composedSite, temporaryFolder } from './testing/composedSite.ts';
import { describePostgres, postgres } from './testing/describePostgres.ts';
import { runServer } from './testing/serverProcess.ts';

const canaries = {
  name: 'Canary Name',
  email: 'canary@mail.example',
  phone: '98canary00',
  message: 'canary text',
};
/** An enquiry that the database refuses. */
const unstorable = { ...canaries, email: 'other-canary@mail.example', message: 'another canary' };

/**
 * Sends enquiries with unique texts to a server: one that is stored, one refused for each reason, and, after
 * `breakDatabase`, one that the database refuses. Returns all that the server has printed.
 */
async function printedWhileVisited(
  database: Record<string, string>,
  breakDatabase: () => Promise<void>,
): Promise<string> {
  const { url, child, ended } = await runServer({
    SITE_DIR: composedSite().siteDir,
    LOG_LEVEL: 'trace',
    RATE_LIMIT_PER_MINUTE: '6',
    ...database,
  });
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
  await breakDatabase();
  expect(await form(unstorable)).toBe(503);
  expect(await json({ ...sampleEnquiry, ...unstorable })).toBe(503);
  expect(await json({ ...sampleEnquiry, ...canaries })).toBe(429);
  child.kill('SIGTERM');
  const { stdout, stderr } = await ended;
  expect(stdout).toContain('enquiry not stored');
  return stdout + stderr;
}

test('no log of any level repeats a visitor’s words, stored or refused', async () => {
  const dataDir = join(temporaryFolder(), 'data');
  const printed = await printedWhileVisited({ DATA_DIR: dataDir }, async () => {
    const other = new Database(enquiriesFile(dataDir));
    // The trigger's text in the log shows that the database's own error is logged.
    other.exec(
      `CREATE TRIGGER refuse BEFORE INSERT ON enquiries BEGIN SELECT RAISE(FAIL, 'refused by a trigger'); END`,
    );
    other.close();
  });
  expect(printed).toContain('refused by a trigger');
  expect(printed).not.toMatch(/canary/i);
});

describePostgres('with PostgreSQL', () => {
  test('no log repeats a visitor’s words, even where PostgreSQL describes the refused row', async () => {
    const url = await postgres.createDatabase();
    const printed = await printedWhileVisited({ DATABASE_URL: url }, async () => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query(
        `ALTER TABLE enquiries ADD CONSTRAINT refused CHECK (message <> '${unstorable.message}')`,
      );
      await client.end();
    });
    expect(printed).toContain('violates check constraint');
    expect(printed).not.toMatch(/canary/i);
  });
});
