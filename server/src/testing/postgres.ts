/** A real PostgreSQL for tests: Debian's package, started on a free port of this machine. */

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from './freePort.ts';
import { installedProgram } from './installedProgram.ts';

const versions = '/usr/lib/postgresql';

/** Folder of the newest installed PostgreSQL's programs; otherwise as `installedProgram`. */
export function postgresPrograms(): string | undefined {
  const installed = existsSync(versions) ? readdirSync(versions).sort((a, b) => Number(b) - Number(a)) : [];
  const initdb = installedProgram(
    'PostgreSQL',
    installed.map((version) => join(versions, version, 'bin/initdb')),
  );
  return initdb && dirname(initdb);
}

export interface Postgres {
  /** Address of a new, empty database. */
  createDatabase(): Promise<string>;
  /** Ends the server at once, as a crash would: what it has not synced to disk is lost. */
  kill(): Promise<void>;
  /** Starts it again after `kill`, at the same address. */
  start(): Promise<void>;
  /** Ends it and deletes its data. */
  remove(): Promise<void>;
}

/** Starts a new PostgreSQL from `programs`; `settings` are options of its command, such as `-c fsync=off`. */
export async function startPostgres(programs: string, settings: string[] = []): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  const data = join(folder, 'data');
  // PostgreSQL refuses to run as root.
  const user = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {};
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const options = { ...user, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' } };
  const initdb = ['-D', data, '-U', 'enquiries', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
  execFileSync(join(programs, 'initdb'), initdb, { ...options, stdio: 'ignore' });

  const port = await freePort();
  const address = (database: string) => `postgres://enquiries@127.0.0.1:${port}/${database}`;
  let server: ChildProcess;
  let databases = 0;

  async function start(): Promise<void> {
    const flags = ['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1'];
    server = spawn(join(programs, 'postgres'), [...flags, ...settings], { ...options, stdio: 'ignore' });
    const end = Date.now() + 60_000;
    while (!(await answers(address('postgres')))) {
      if (Date.now() > end) throw new Error('PostgreSQL did not start within a minute.');
      await sleep(50);
    }
  }

  async function kill(): Promise<void> {
    // Unlike SIGKILL it ends the child processes too, and leaves no shared memory behind.
    server.kill('SIGQUIT');
    if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
  }

  await start();
  return {
    createDatabase: async () => {
      databases += 1;
      await run(address('postgres'), `CREATE DATABASE enquiries${databases}`);
      return address(`enquiries${databases}`);
    },
    kill,
    start,
    remove: async () => {
      await kill();
      rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
    },
  };
}

const idOf = (option: string) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));

async function run(url: string, query: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  await client.connect();
  await client.query(query).finally(() => client.end());
}

const answers = (url: string) =>
  run(url, 'SELECT 1').then(
    () => true,
    () => false,
  );
