import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { sampleEnquiry } from '../testing/app.ts';
import { describePostgres, postgres } from '../testing/describePostgres.ts';
import { openPostgres } from './postgresStore.ts';

/** Milliseconds for a few tries of a deletion that can't be finished; the tests wait for the others. */
const briefly = 1_000;
const long = 600_000;

const canary = 'canary-7f3a';
const unwanted = { ...sampleEnquiry, email: `${canary}@mail.example`, message: `${canary} `.repeat(500) };

/** A store with one enquiry to erase and one to keep, and another connection to its database. */
async function database(rewriteForMs: number) {
  const url = await postgres.createDatabase();
  const enquiries = await openPostgres(url, rewriteForMs);
  onTestFinished(() => enquiries.close());
  await enquiries.save(unwanted);
  await enquiries.save(sampleEnquiry);
  const connect = async () => {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    await client.connect();
    onTestFinished(() => client.end());
    return client;
  };
  const other = await connect();
  const run = (sql: string) => other.query(sql);
  /** Whether the table's file on disk holds the enquiry that is to be erased. */
  const isOnDisk = async () => {
    await run('checkpoint');
    const { rows } = await run(
      `select position('${canary}'::bytea in pg_read_binary_file(pg_relation_filepath('enquiries'))) as found`,
    );
    return rows[0].found > 0;
  };
  /** Resolves once a connection with this name waits for another's lock. */
  const isWaiting = async (name: string) => {
    const waiting = `select 1 from pg_stat_activity where datname = current_database() and application_name = '${name}' and wait_event_type = 'Lock'`;
    while ((await run(waiting)).rows.length === 0) await sleep(5);
  };
  const terminate = (name: string) =>
    run(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = '${name}'`,
    );
  return { enquiries, connect, run, isOnDisk, isWaiting, terminate };
}

describePostgres('erasing in PostgreSQL', () => {
  test('leaves nothing in the table’s file, and nothing to finish later', async () => {
    const { enquiries, run, isOnDisk } = await database(long);
    expect(await isOnDisk()).toBe(true);
    expect(await enquiries.erase(unwanted.email.toUpperCase())).toBe(1);
    expect(await isOnDisk()).toBe(false);
    expect((await run('select * from erasures')).rows).toEqual([]);
    expect(await enquiries.list()).toMatchObject([sampleEnquiry]);
  });

  test('waits for a dump that reads the table, while enquiries are stored', async () => {
    const { enquiries, connect, isOnDisk, isWaiting } = await database(long);
    const dump = await connect();
    await dump.query('begin; lock table enquiries in access share mode');
    const erased = enquiries.erase(unwanted.email);
    for (let visitor = 0; visitor < 3; visitor += 1) {
      await isWaiting('enquiries erase');
      await enquiries.save({ ...sampleEnquiry, name: `Visitor ${visitor}` });
    }
    await dump.query('commit');
    expect(await erased).toBe(1);
    expect(await isOnDisk()).toBe(false);
    expect(await enquiries.list()).toHaveLength(4);
  });

  test('is refused in a sentence while a dump takes too long, and finished by the next try', async () => {
    const { enquiries, connect, isOnDisk } = await database(briefly);
    const dump = await connect();
    await dump.query('begin; lock table enquiries in access share mode');
    const refusal = enquiries.erase(unwanted.email);
    await expect(refusal).rejects.toThrow(
      /^Deleted: 1\. But .+ still on disk \(another program, such as a backup, .+ run the command again/,
    );
    expect(await enquiries.list()).toMatchObject([sampleEnquiry]);
    await dump.query('commit');
    expect(await isOnDisk()).toBe(true);
    expect(await enquiries.erase(unwanted.email)).toBe(0);
    expect(await isOnDisk()).toBe(false);
  });

  test('is not finished while a transaction from before the deletion can still see the rows', async () => {
    const { enquiries, connect, isOnDisk } = await database(briefly);
    const old = await connect();
    await old.query('begin isolation level repeatable read; select 1');
    await expect(enquiries.erase(unwanted.email)).rejects.toThrow('a transaction from before the deletion');
    expect(await isOnDisk()).toBe(true);
    await old.query('commit');
    await enquiries.finishErasing();
    expect(await isOnDisk()).toBe(false);
  });

  test('does not wait for deletions that were noted in a backup of another PostgreSQL', async () => {
    const { enquiries, run } = await database(briefly);
    for (const deletion of ['3', '2000000000']) await run(`insert into erasures values ('${deletion}')`);
    await enquiries.finishErasing();
    expect((await run('select * from erasures')).rows).toEqual([]);
  });

  test('changes nothing when its connection is lost while it deletes, and leaves the server running', async () => {
    const { enquiries, connect, isWaiting, terminate } = await database(long);
    const other = await connect();
    await other.query('begin; select from enquiries where id = 1 for update');
    const refused = expect(enquiries.erase(unwanted.email)).rejects.toThrow();
    await isWaiting('enquiries');
    await terminate('enquiries');
    await refused;
    await other.query('commit');
    expect(await enquiries.list()).toHaveLength(2);
    expect(await enquiries.erase(unwanted.email)).toBe(1);
  });

  test.each([
    ['before it has locked the table', 'lock table enquiries in access share mode'],
    ['after it has rewritten the table', 'lock table erasures in share row exclusive mode'],
  ])('leaves the server running when its connection is lost %s, and is resumed', async (_when, hold) => {
    const { enquiries, connect, run, isOnDisk, isWaiting, terminate } = await database(long);
    const other = await connect();
    await run(`begin; delete from enquiries where id = 1;
      insert into erasures values (pg_current_xact_id()::xid::text); commit`);
    await other.query(`begin; ${hold}`);
    const refused = expect(enquiries.finishErasing()).rejects.toThrow('still on disk');
    await isWaiting('enquiries erase');
    await terminate('enquiries erase');
    await refused;
    await other.query('commit');
    await enquiries.save({ ...sampleEnquiry, name: 'Meanwhile' });
    expect(await isOnDisk()).toBe(true);
    await enquiries.finishErasing();
    expect(await isOnDisk()).toBe(false);
    expect(await enquiries.list()).toHaveLength(2);
  });
});
