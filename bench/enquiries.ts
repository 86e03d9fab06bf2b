/** Enquiries a second through POST /api against plain inserts, and pages while enquiries arrive. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sitePaths } from 'compose/paths';
import Database from 'libsql';
import pg from 'pg';
import { ensurePostgres, startPostgres } from 'server/testing/postgres';
import { sorted } from './median.ts';

const inserts = 2_000;
const connections = 64;
const columns = ['fingerprint', 'name', 'email', 'phone', 'message', 'timestamp', 'received_at'];
const table = `CREATE TABLE raw (id INTEGER PRIMARY KEY, ${columns.map((name) => `${name} TEXT NOT NULL${name === 'fingerprint' ? ' UNIQUE' : ''}`).join(', ')})`;

let numbers = 0;
function enquiry() {
  numbers += 1;
  const timestamp = new Date(1_700_000_000_000 + numbers).toISOString();
  const message = `Enquiry ${numbers}. ${'I would like to study in Japan. '.repeat(6)}`;
  return {
    name: 'A Student',
    email: `student${numbers}@mail.example`,
    phone: '9800000000',
    message,
    timestamp,
  };
}
function row(): string[] {
  const { name, email, phone, message, timestamp } = enquiry();
  return [`${numbers}`.padStart(64, '0'), name, email, phone, message, timestamp, timestamp];
}

export async function enquiries(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-enquiries-'));
  const sqlite = await perSecond(plainSqlite(path.join(folder, 'raw.db')));
  const sqliteServer = await startServer({ DATA_DIR: path.join(folder, 'data') });
  report('POST /api against plain SQLite inserts', await postsPerSecond(sqliteServer.url), sqlite);
  await pagesUnderPosts(sqliteServer.url);
  sqliteServer.end();

  const programs = ensurePostgres();
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

/** The p99 of a page's answer alone, and while 200 enquiries a second arrive, in turns. */
async function pagesUnderPosts(url: string): Promise<void> {
  const quiet: number[] = [];
  const busy: number[] = [];
  for (let turn = 0; turn < 3; turn++) {
    quiet.push(...(await pageTimes(url, 4_000)));
    const ended = new AbortController();
    const posting = postSteadily(url, 200, ended.signal);
    busy.push(...(await pageTimes(url, 4_000)));
    ended.abort();
    await posting;
  }
  const p99 = (times: number[]) => sorted(times)[Math.floor(times.length * 0.99)] ?? Number.NaN;
  const [with200, alone] = [p99(busy), p99(quiet)];
  console.log(
    `p99 of a page, with 200 posts a second against none: ${(with200 / alone).toFixed(2)} (${with200.toFixed(1)} ms, ${alone.toFixed(1)} ms)`,
  );
}

/** Milliseconds that each of the pages took, one after the other on each of four connections. */
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

async function postSteadily(url: string, perSecondWanted: number, ended: AbortSignal): Promise<void> {
  const agent = new Agent({ keepAlive: true });
  const pending: Promise<void>[] = [];
  const start = performance.now();
  let sent = 0;
  while (!ended.aborted) {
    for (; sent < ((performance.now() - start) / 1_000) * perSecondWanted; sent++) {
      pending.push(ask(url, agent, '/api', JSON.stringify(enquiry())));
    }
    await sleep(5);
  }
  await Promise.all(pending);
  agent.destroy();
}

function ask(url: string, agent: Agent, to: string, body?: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const options =
      body === undefined ? {} : { method: 'POST', headers: { 'content-type': 'application/json' } };
    const sent = request(`${url}${to}`, { agent, ...options }, (response) => {
      response.resume();
      response.on('end', () =>
        response.statusCode === 200 ? resolve() : reject(new Error(`${to}: status ${response.statusCode}`)),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

async function startServer(env: Record<string, string>): Promise<{ url: string; end(): void }> {
  const limits = { RATE_LIMIT_PER_MINUTE: '100000', SITE_DIR: sitePaths().current, PORT: '0' };
  const child = spawn(process.execPath, ['--import', 'tsx/esm', 'src/server.ts'], {
    cwd: path.resolve(import.meta.dirname, '../server'),
    env: { PATH: process.env.PATH, ...limits, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (text) => {
      const found = /http:\S+/.exec(String(text))?.[0];
      if (found) resolve(found);
    });
    child.on('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
  });
  return { url, end: () => child.kill('SIGKILL') };
}

const report = (what: string, measured: number, plain: number) =>
  console.log(
    `${what}: ${(measured / plain).toFixed(2)} (${Math.round(measured)} a second, ${Math.round(plain)} a second)`,
  );
