/** Enquiries per second through POST /api, compared with plain inserts; and page times while enquiries arrive. */
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Database from 'libsql';
import pg from 'pg';
import { postgresPrograms, startPostgres } from 'server/testing/postgres';
import { ask, enquiry, startServer } from './enquiryServer.ts';
import { pagesWhileLocked, pagesWhilePosting } from './pagesBesideEnquiries.ts';

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
