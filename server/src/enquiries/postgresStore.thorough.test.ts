import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { appForTest, sampleEnquiry } from '../testing/app.ts';
import { describePostgres, postgres } from '../testing/describePostgres.ts';
import { describeStore } from '../testing/storeContract.ts';
import { openPostgres } from './postgresStore.ts';

describePostgres('PostgreSQL', () => {
  describeStore('PostgreSQL', async () => {
    const url = await postgres.createDatabase();
    return () => openPostgres(url);
  });

  test('is refused without showing the password when the database does not exist', async () => {
    const url = (await postgres.createDatabase()).replace('enquiries@', 'enquiries:secret@');
    const refusal = openPostgres(`${url}x`);
    await expect(refusal).rejects.toThrow(/DATABASE_URL cannot hold enquiries .+ does not exist/);
    await expect(refusal).rejects.not.toThrow('secret');
  });

  test('keeps stored enquiries when it is killed; posts are answered with 503 until it is back', async () => {
    const enquiries = await openPostgres(await postgres.createDatabase());
    onTestFinished(() => enquiries.close());
    const { app } = await appForTest({ store: enquiries });
    const post = (name: string) =>
      app.inject({ method: 'POST', url: '/api', payload: { ...sampleEnquiry, name } });
    expect((await post('before')).statusCode).toBe(200);
    await postgres.kill();
    const refused = await post('during');
    expect(refused.statusCode).toBe(503);
    expect(refused.headers['retry-after']).toBe('10');
    expect((await app.inject('/about')).statusCode).toBe(200);
    await postgres.start();
    let status = 0;
    while (status !== 200) {
      status = (await post('after')).statusCode;
      if (status !== 200) await sleep(50);
    }
    expect((await enquiries.list()).map(({ name }) => name)).toEqual(['before', 'after']);
  });

  test('may become read-only, as a standby is; posts are answered with 503 until it takes writes', async () => {
    const url = await postgres.createDatabase();
    const enquiries = await openPostgres(url);
    onTestFinished(() => enquiries.close());
    const { app } = await appForTest({ store: enquiries });
    const post = async (name: string) =>
      (await app.inject({ method: 'POST', url: '/api', payload: { ...sampleEnquiry, name } })).statusCode;
    const operator = new pg.Client({ connectionString: url });
    await operator.connect();
    onTestFinished(() => operator.end());
    const becomes = async (setting: string, expected: number) => {
      await operator.query(`ALTER SYSTEM SET default_transaction_read_only = ${setting}`);
      await operator.query('SELECT pg_reload_conf()');
      // Each connection applies the setting a moment later.
      for (let count = 0; (await post(`${setting} ${count}`)) !== expected; count += 1) await sleep(50);
    };
    onTestFinished(() => becomes('off', 200));
    await becomes('on', 503);
    expect((await app.inject('/about')).statusCode).toBe(200);
    await becomes('off', 200);
  });

  test('may lose connections in use, idle or in a transaction without ending the process', async () => {
    const enquiries = await openPostgres(await postgres.createDatabase());
    onTestFinished(() => enquiries.close());
    for (let round = 0; round < 3; round++) {
      const saves = Array.from({ length: 50 }, (_, index) =>
        enquiries.save({ ...sampleEnquiry, name: `${round} ${index}` }).catch(() => {}),
      );
      const claims = Array.from({ length: 9 }, () => enquiries.claim('mail', '', '', 1).catch(() => {}));
      await postgres.kill();
      await Promise.all([...saves, ...claims]);
      await postgres.start();
    }
    await enquiries.save(sampleEnquiry);
    expect(await enquiries.list()).toContainEqual(expect.objectContaining(sampleEnquiry));
  });

  test('erases from the table’s file; while a dump reads the table, it is refused in a sentence and can be repeated', async () => {
    const url = await postgres.createDatabase();
    const enquiries = await openPostgres(url);
    onTestFinished(() => enquiries.close());
    await enquiries.save({ ...sampleEnquiry, email: 'canary@mail.example', message: 'canary '.repeat(500) });
    await enquiries.save(sampleEnquiry);
    const other = new pg.Client({ connectionString: url });
    await other.connect();
    onTestFinished(() => other.end());
    const isOnDisk = async () => {
      await other.query('checkpoint');
      const { rows } = await other.query(
        "select position('canary'::bytea in pg_read_binary_file(pg_relation_filepath('enquiries'))) as found",
      );
      return rows[0].found > 0;
    };
    expect(await isOnDisk()).toBe(true);
    expect(await enquiries.erase('CANARY@mail.example')).toBe(1);
    await other.query('begin; lock table enquiries in access share mode');
    await expect(enquiries.vacuum()).rejects.toThrow(/still be on disk .+ run the command again/);
    await enquiries.save({ ...sampleEnquiry, name: 'Meanwhile' });
    await other.query('commit');
    await enquiries.vacuum();
    expect(await isOnDisk()).toBe(false);
    expect((await enquiries.list()).map(({ name }) => name)).toEqual([sampleEnquiry.name, 'Meanwhile']);
  });

  test('may start after the server, which takes enquiries from then on', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => error.mockRestore());
    const url = await postgres.createDatabase();
    await postgres.kill();
    const enquiries = await openPostgres(url);
    onTestFinished(() => enquiries.close());
    expect(error.mock.calls.flat().join()).toContain('Enquiries are refused until it can');
    await expect(enquiries.save(sampleEnquiry)).rejects.toThrow();
    await postgres.start();
    await enquiries.save(sampleEnquiry);
    expect(await enquiries.list()).toHaveLength(1);
  });
});
