/** Enquiries per second through POST /api, compared with plain inserts; and page times while enquiries arrive. */
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'libsql';
import pg from 'pg';
import { postgresPrograms, startPostgres } from 'server/testing/postgres';
import { ask, enquiry, startServer } from './enquiryServer.ts';
import { p99 } from './measure/median.ts';

const inserts = 2_000;
const connections = 64;
const columns = ['fingerprint', 'name', 'email', 'phone', 'message', 'timestamp', 'received_at'];
const table = `CREATE TABLE raw (id INTEGER PRIMARY KEY, ${columns.map((name) => `${name} TEXT NOT NULL${name === 'fingerprint' ? ' UNIQUE' : ''}`).join(', ')})`;

function row(): string[] {
  const { name, email, phone, message, timestamp } = enquiry();
  return [email.padStart(64, '0'), name, email, phone, message, timestamp, timestamp];
}

export async function enquiries(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-enquiries-'));
  const sqlite = await perSecond(plainSqlite(path.join(folder, 'raw.db')));
  const sqliteServer = await startServer({ DATA_DIR: path.join(folder, 'data') });
  report('POST /api against plain SQLite inserts', await postsPerSecond(sqliteServer.url), sqlite);
  await pagesWhilePosting(sqliteServer.url);
  await pagesWhileLocked(sqliteServer.url, path.join(folder, 'data/enquiries.db'));
  sqliteServer.end();

  const programs = postgresPrograms();
  if (programs === undefined) console.log('PostgreSQL is not installed: not measured.');
  else {
    const postgres = await startPostgres(programs);
    const client = new pg.Client({ connectionString: await postgres.createDatabase() });
    await client.connect();
    await client.query(table.replace('INTEGER PRIMARY KEY', 'SERIAL PRIMARY KEY'));
    const values = columns.map((_, index) => `$${index + 1}`).join(', ');
    const text = `INSERT INTO raw (${columns.join(', ')}) VALUES (${values}) ON CONFLICT DO NOTHING`;
    const plain = await perSecond(() => client.query({ name: 'insert', text, values: row() }));
    await client.end();
    const server = await startServer({ DATABASE_URL: await postgres.createDatabase() });
    report('POST /api against plain PostgreSQL inserts', await postsPerSecond(server.url), plain);
    server.end();
    await postgres.remove();
  }
  rmSync(folder, { recursive: true, force: true });
}

function plainSqlite(file: string): () => void {
  const database = new Database(file);
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.exec(table);
  const insert = database.prepare(
    `INSERT INTO raw (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')}) ON CONFLICT DO NOTHING`,
  );
  return () => insert.run(row());
}

async function perSecond(insertOne: () => unknown): Promise<number> {
  for (let index = 0; index < 100; index++) await insertOne();
  const start = performance.now();
  for (let index = 0; index < inserts; index++) await insertOne();
  return (inserts / (performance.now() - start)) * 1_000;
}

async function postsPerSecond(url: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const send = async (count: number) => {
    let left = count;
    await Promise.all(
      Array.from({ length: connections }, async () => {
        while (left-- > 0) await ask(url, agent, '/api', JSON.stringify(enquiry()));
      }),
    );
  };
  await send(500);
  const start = performance.now();
  await send(inserts);
  agent.destroy();
  return (inserts / (performance.now() - start)) * 1_000;
}

const report = (what: string, measured: number, plain: number) =>
  console.log(
    `${what}: ${(measured / plain).toFixed(2)} (${Math.round(measured)} a second, ${Math.round(plain)} a second)`,
  );

/** Compares the p99 of a page's response with and without 200 enquiries per second, in turns. */
async function pagesWhilePosting(url: string): Promise<void> {
  await compare(url, 'with 200 posts a second against none', (signal) => postSteadily(url, 200, signal));
}

/** Compares the same p99 while another program locks the database `file`, so that 20 enquiries per second wait in vain. */
async function pagesWhileLocked(url: string, file: string): Promise<void> {
  const other = new Database(file);
  await compare(url, 'with a locked database and 20 posts a second against none', async (signal) => {
    other.exec('BEGIN EXCLUSIVE');
    await postSteadily(url, 20, signal, 503);
    other.exec('ROLLBACK');
  });
  other.close();
}

/** Measures pages without load and while `disturb` runs, in three turns; `disturb` ends when its signal aborts. */
async function compare(
  url: string,
  what: string,
  disturb: (ended: AbortSignal) => Promise<void>,
): Promise<void> {
  const quiet: number[] = [];
  const busy: number[] = [];
  for (let turn = 0; turn < 3; turn++) {
    quiet.push(...(await pageTimes(url, 4_000)));
    const ended = new AbortController();
    const disturbing = disturb(ended.signal);
    busy.push(...(await pageTimes(url, 4_000)));
    ended.abort();
    await disturbing;
  }
  const [disturbed, alone] = [p99(busy), p99(quiet)];
  console.log(
    `p99 of a page, ${what}: ${(disturbed / alone).toFixed(2)} (${disturbed.toFixed(1)} ms, ${alone.toFixed(1)} ms)`,
  );
}

/** Milliseconds for each page request; four connections request the pages one after another. */
async function pageTimes(url: string, forMs: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  const times: number[] = [];
  const end = performance.now() + forMs;
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      while (performance.now() < end) {
        const start = performance.now();
        await ask(url, agent, '/about');
        times.push(performance.now() - start);
        await sleep(10);
      }
    }),
  );
  agent.destroy();
  return times;
}

async function postSteadily(
  url: string,
  perSecondWanted: number,
  ended: AbortSignal,
  status = 200,
): Promise<void> {
  // The server accepts at most 256 connections from one address.
  const agent = new Agent({ keepAlive: true, maxSockets: 200 });
  const pending: Promise<void>[] = [];
  const start = performance.now();
  let sent = 0;
  while (!ended.aborted) {
    for (; sent < ((performance.now() - start) / 1_000) * perSecondWanted; sent++) {
      pending.push(ask(url, agent, '/api', JSON.stringify(enquiry()), status));
    }
    await sleep(5);
  }
  await Promise.all(pending);
  agent.destroy();
}
